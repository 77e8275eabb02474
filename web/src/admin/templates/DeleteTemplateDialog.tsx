import type { Template } from '@thela/contract/templates/catalogue'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useRemoveTemplate } from './api.ts'

type Props = { template: Template; onClose: () => void }

export function DeleteTemplateDialog({ template, onClose }: Props) {
  const remove = useRemoveTemplate()
  const end =
    template.source === 'uploaded'
      ? 'Its file is deleted with it. This cannot be undone.'
      : 'Sync Templates brings it back, disabled.'

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete "${template.name}"?`}
      description={`Menus that use this template fall back to the default layout, and every permission for it ends. ${end}`}
      confirmLabel="Delete Template"
      busy={remove.isPending}
      busyLabel="Deleting..."
      onConfirm={() => remove.mutate(template.id, { onSuccess: onClose })}
    />
  )
}
