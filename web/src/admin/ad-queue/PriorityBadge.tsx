import { Badge, type Tone } from '../../ui/Badge.tsx'

/** The colour tells how early the ad comes: it changes at 100, 75, 50 and 25 (AQ-25). */
export function PriorityBadge({ priority }: { priority: number }) {
  return <Badge tone={toneOf(priority)}>{priority}</Badge>
}

export function toneOf(priority: number): Tone {
  if (priority >= 100) return 'bad'
  if (priority >= 75) return 'warn'
  if (priority >= 50) return 'brand'
  return priority >= 25 ? 'good' : 'neutral'
}
