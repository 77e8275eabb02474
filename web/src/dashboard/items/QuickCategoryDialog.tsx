import * as words from '@thela/words/dashboard/items-form'
import { useCreateCategory } from '../categories/api.ts'
import { CategoryDialog } from '../categories/CategoryDialog.tsx'

type Props = { onCreated: (id: string) => void; onClose: () => void }

/** A category made on the way to an item. */
export function QuickCategoryDialog({ onCreated, onClose }: Props) {
  const create = useCreateCategory()

  return (
    <CategoryDialog
      title={words.newCategoryTitle}
      submitLabel={words.createCategory}
      onSave={async (input) => onCreated((await create.mutateAsync(input)).category.id)}
      onClose={onClose}
    />
  )
}
