import type { TemplatePermission } from '@thela/contract/templates/access'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useRevoke } from './api.ts'

type Props = { permission: TemplatePermission; onClose: () => void }

export function RevokeDialog({ permission: { template, vendor }, onClose }: Props) {
  const revoke = useRevoke()
  const pair = { templateId: template.templateId, vendorId: vendor.id }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Revoke access?"
      description={`${vendor.businessName} can no longer use "${template.name}". A menu that shows it falls back to the default layout.`}
      confirmLabel="Revoke Access"
      busy={revoke.isPending}
      busyLabel="Revoking..."
      onConfirm={() => revoke.mutate(pair, { onSuccess: onClose })}
    />
  )
}
