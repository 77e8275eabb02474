import { Badge } from '../../ui/feedback/Badge.tsx'

export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return (
    <Badge dot tone={isActive ? 'good' : 'neutral'}>
      {isActive ? 'Active' : 'Inactive'}
    </Badge>
  )
}
