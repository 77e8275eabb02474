import type { AccessLevel } from '@thela/contract/templates/catalogue'
import { Badge } from '../../ui/Badge.tsx'

const tones = { free: 'neutral', custom: 'warn', premium: 'brand' } as const

export function AccessLevelBadge({ level }: { level: AccessLevel }) {
  return <Badge tone={tones[level]}>{level}</Badge>
}
