import type { Category, CategoryInput } from '@thela/contract/menus/categories'
import { toast } from '../../ui/toast.ts'
import { useUpdateCategory } from './api.ts'
import { CategoryDialog } from './CategoryDialog.tsx'

type Props = { category: Category; onClose: () => void }

export function EditCategoryDialog({ category, onClose }: Props) {
  const update = useUpdateCategory()

  const save = async (input: CategoryInput) => {
    const changes = changesOf(category, input)
    if (Object.keys(changes).length === 0) toast.info('No changes to save')
    else await update.mutateAsync({ id: category.id, ...changes })
  }

  return (
    <CategoryDialog
      title="Edit Category"
      submitLabel="Update"
      category={category}
      onSave={save}
      onClose={onClose}
    />
  )
}

/** Only what differs, so that a second tab or phone is not overwritten. */
function changesOf(category: Category, { name, description }: CategoryInput): Partial<CategoryInput> {
  return {
    ...(name !== category.name && { name }),
    ...(description !== category.description && { description }),
  }
}
