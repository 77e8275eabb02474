import type { Category } from '@thela/contract/menus/categories'
import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/Badge.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { countItems } from './count-items.ts'

type Props = { category: Category; handle: ReactNode; onEdit: () => void; onDelete: () => void }

export function CategoryRow({ category, handle, onEdit, onDelete }: Props) {
  const { name, description } = category

  return (
    <div className="flex min-h-18 items-center gap-1 px-1.5 py-2.5 md:gap-3 md:px-4">
      {handle}
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 sm:flex-row sm:items-center sm:gap-4">
        <div className="wrap-anywhere min-w-0 flex-1">
          <h3 className="font-semibold text-base text-ink">{name}</h3>
          {description && <p className="line-clamp-2 text-ink-soft text-sm">{description}</p>}
        </div>
        <Badge>{countItems(category)}</Badge>
      </div>
      <div className="flex shrink-0">
        <IconButton label={`Edit ${name}`} icon={<Pencil aria-hidden />} onClick={onEdit} />
        <IconButton label={`Delete ${name}`} icon={<Trash2 aria-hidden />} onClick={onDelete} />
      </div>
    </div>
  )
}
