import type { AdminVendor } from '@thela/contract/admin/vendors'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useUnban } from './api.ts'

type Props = { vendor: AdminVendor; onClose: () => void }

export function UnbanDialog({ vendor, onClose }: Props) {
  const unban = useUnban()
  const { id, businessName, banReason } = vendor

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="primary"
      title={`Unban "${businessName}"?`}
      description={
        <>
          <strong>{businessName}</strong> can sign in again, and the menu is back online if it is active.
          {banReason && ` The ban was for: ${banReason}`}
        </>
      }
      confirmLabel="Unban Vendor"
      busy={unban.isPending}
      onConfirm={() => unban.mutate({ id }, { onSuccess: onClose })}
    />
  )
}
