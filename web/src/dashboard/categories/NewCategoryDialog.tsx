import { useCreateCategory } from './api.ts'
import { CategoryDialog } from './CategoryDialog.tsx'

export function NewCategoryDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateCategory()

  return (
    <CategoryDialog
      title="Add Category"
      submitLabel="Create"
      onSave={(input) => create.mutateAsync(input)}
      onClose={onClose}
    />
  )
}
