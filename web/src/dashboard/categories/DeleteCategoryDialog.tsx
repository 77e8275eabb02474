import type { Category } from '@thela/contract/menus/categories'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useRemoveCategory } from './api.ts'
import { countItems } from './count-items.ts'

type Props = { category: Category; onClose: () => void }

export function DeleteCategoryDialog({ category, onClose }: Props) {
  const remove = useRemoveCategory()

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete "${category.name}"?`}
      description={
        <>
          The category "{category.name}" and <strong>{countItems(category, 'menu item')}</strong> in it will
          be deleted. This cannot be undone.
        </>
      }
      confirmLabel="Delete Category & Items"
      busy={remove.isPending}
      busyLabel="Deleting..."
      onConfirm={() => remove.mutate(category.id, { onSuccess: onClose })}
    />
  )
}
