import type { Ad } from '@thela/contract/ads/ads'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useDeleteAd } from './api.ts'

type Props = { ad: Ad; onClose: () => void }

export function DeleteAdDialog({ ad, onClose }: Props) {
  const remove = useDeleteAd()

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Delete ad"
      description={`Are you sure you want to delete "${ad.title}"?`}
      confirmLabel="Delete"
      busy={remove.isPending}
      busyLabel="Deleting..."
      onConfirm={() => remove.mutate({ id: ad.id }, { onSuccess: onClose })}
    />
  )
}
