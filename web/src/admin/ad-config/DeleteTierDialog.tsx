import type { BudgetTier } from '@thela/contract/ads/budget-tiers'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useDeleteTier } from './api.ts'

type Props = { tier: BudgetTier; onClose: () => void }

export function DeleteTierDialog({ tier, onClose }: Props) {
  const remove = useDeleteTier()

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete "${tier.name}"?`}
      description="New ads no longer buy by it. What was booked before stays as it is."
      confirmLabel="Delete"
      busy={remove.isPending}
      busyLabel="Deleting..."
      onConfirm={() => remove.mutate(tier.id, { onSuccess: onClose })}
    />
  )
}
