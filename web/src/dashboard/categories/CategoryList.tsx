import type { Category } from '@thela/contract/menus/categories'
import * as words from '@thela/words/dashboard/categories'
import { Pencil, Plus, Tags, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Badge } from '../../ui/feedback/Badge.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { SortableList } from '../../ui/sortable/SortableList.tsx'

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
      label={words.list}
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
      title={words.noCategories}
      text={words.noCategoriesText}
      action={
        <Button icon={<Plus aria-hidden />} onClick={onAdd}>
          {words.createCategory}
        </Button>
      }
    />
  )
}

type RowProps = { category: Category; handle: ReactNode; onEdit: () => void; onDelete: () => void }

function CategoryRow({ category, handle, onEdit, onDelete }: RowProps) {
  const { name, description } = category

  return (
    <div className="flex min-h-18 items-center gap-1 px-1.5 py-2.5 md:gap-3 md:px-4">
      {handle}
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 sm:flex-row sm:items-center sm:gap-4">
        <div className="wrap-anywhere min-w-0 flex-1">
          <h3 className="font-semibold text-base text-ink">{name}</h3>
          {description && <p className="line-clamp-2 text-ink-soft text-sm">{description}</p>}
        </div>
        <Badge>{words.items(category._count.menuItems)}</Badge>
      </div>
      <div className="flex shrink-0">
        <IconButton label={words.edit(name)} icon={<Pencil aria-hidden />} onClick={onEdit} />
        <IconButton label={words.remove(name)} icon={<Trash2 aria-hidden />} onClick={onDelete} />
      </div>
    </div>
  )
}
