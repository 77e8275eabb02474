import type { Category } from '@thela/contract/categories'
import { useUpdateCategory } from './api.ts'
import { CategoryDialog } from './CategoryDialog.tsx'

type Props = { category: Category; onClose: () => void }

export function EditCategoryDialog({ category, onClose }: Props) {
  const update = useUpdateCategory()

  return (
    <CategoryDialog
      title="Edit Category"
      submitLabel="Update"
      category={category}
      onSave={(input) => update.mutateAsync({ id: category.id, ...input })}
      onClose={onClose}
    />
  )
}
