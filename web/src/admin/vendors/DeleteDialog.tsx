import type { AdminVendor } from '@thela/contract/admin/vendors'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useDelete } from './api.ts'

type Props = { vendor: AdminVendor; onClose: () => void }

export function DeleteDialog({ vendor, onClose }: Props) {
  const remove = useDelete()
  const { id, businessName, phone } = vendor

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete "${businessName}"?`}
      description={
        <>
          <strong>{businessName}</strong> ({phone}) is signed out and the menu goes offline at once. The data
          is erased after 30 days. This cannot be undone.
        </>
      }
      confirmLabel="Delete Vendor"
      busy={remove.isPending}
      busyLabel="Deleting..."
      onConfirm={() => remove.mutate({ id }, { onSuccess: onClose })}
    />
  )
}
