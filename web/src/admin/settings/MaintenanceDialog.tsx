import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'

type Props = { busy: boolean; onConfirm: () => void; onClose: () => void }

export function MaintenanceDialog({ busy, onConfirm, onClose }: Props) {
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Close the site for maintenance?"
      description="Every menu, every dashboard and the whole site show a maintenance page until you switch it off again. You stay signed in."
      confirmLabel="Close the Site"
      busy={busy}
      onConfirm={onConfirm}
    />
  )
}
