import { useCreateCategory } from '../categories/api.ts'
import { CategoryDialog } from '../categories/CategoryDialog.tsx'

type Props = { onCreated: (id: string) => void; onClose: () => void }

/** A category made on the way to an item. */
export function QuickCategoryDialog({ onCreated, onClose }: Props) {
  const create = useCreateCategory()

  return (
    <CategoryDialog
      title="Create New Category"
      submitLabel="Create Category"
      onSave={async (input) => onCreated((await create.mutateAsync(input)).category.id)}
      onClose={onClose}
    />
  )
}
