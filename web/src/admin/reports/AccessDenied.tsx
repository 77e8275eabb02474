import { Lock } from 'lucide-react'
import { EmptyState } from '../../ui/EmptyState.tsx'

export function AccessDenied() {
  return (
    <EmptyState icon={<Lock />} title="Access Denied" text="You don't have permission to view this page." />
  )
}
