import type { Category } from '@thela/contract/menus/categories'
import { Plus, Tags } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SortableList } from '../../ui/SortableList.tsx'
import { CategoryRow } from './CategoryRow.tsx'

type Props = {
  categories: Category[]
  onAdd: () => void
  onEdit: (category: Category) => void
  onDelete: (category: Category) => void
  onReorder: (ids: string[]) => Promise<unknown>
}

export function CategoryList({ categories, onAdd, onEdit, onDelete, onReorder }: Props) {
  if (categories.length === 0) return <NoCategories onAdd={onAdd} />

  return (
    <SortableList
      label="Categories"
      items={categories}
      nameOf={(category) => category.name}
      onReorder={onReorder}
      disabled={categories.length === 1}
    >
      {(category, handle) => (
        <CategoryRow
          category={category}
          handle={handle}
          onEdit={() => onEdit(category)}
          onDelete={() => onDelete(category)}
        />
      )}
    </SortableList>
  )
}

function NoCategories({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      icon={<Tags />}
      title="No categories yet"
      text="Categories are the headings of your menu, such as Snacks or Drinks. Every dish belongs to one."
      action={
        <Button icon={<Plus aria-hidden />} onClick={onAdd}>
          Create Category
        </Button>
      }
    />
  )
}
