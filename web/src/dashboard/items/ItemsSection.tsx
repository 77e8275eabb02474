import type { UseQueryResult } from '@tanstack/react-query'
import type { MenuItem } from '@thela/contract/menus/items'
import { Plus, SearchX, UtensilsCrossed } from 'lucide-react'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import type { ItemFilter } from './api.ts'
import { ItemList } from './ItemList.tsx'

type Props = {
  items: UseQueryResult<MenuItem[]>
  filter: ItemFilter
  onAdd: () => void
  onEdit: (id: string) => void
  onClearFilter: () => void
}

export function ItemsSection({
  items: { data: items, ...query },
  filter,
  onAdd,
  onEdit,
  onClearFilter,
}: Props) {
  const isFiltered = Boolean(filter.search || filter.categoryId)

  return (
    <section aria-busy={query.isFetching} className="grid min-w-0 gap-3">
      <h2 className="font-semibold text-base">
        {items ? `Your Menu Items (${items.length})` : 'Your Menu Items'}
      </h2>
      <div className="min-w-0 overflow-clip rounded-lg border border-line bg-surface shadow-card">
        {query.isPending && <ItemSkeletons />}
        {query.isLoadingError && <QueryFailure query={query} message="We could not load your menu items." />}
        {items?.length === 0 && !isFiltered && <NoItems onAdd={onAdd} />}
        {items?.length === 0 && isFiltered && <NothingFound onClear={onClearFilter} />}
        {items && items.length > 0 && <ItemList items={items} filter={filter} onEdit={onEdit} />}
      </div>
    </section>
  )
}

/** Rows of the same shape as an item's. */
function ItemSkeletons() {
  return (
    <div role="status" aria-label="Loading menu items">
      {widths.map((width) => (
        <div
          key={width}
          className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-b px-3 py-3 last:border-b-0 md:px-4"
        >
          <Skeleton width="1.25rem" height="1.25rem" />
          <Skeleton width="4.5rem" height="3rem" />
          <div className="grid flex-1 gap-2">
            <Skeleton width={width} />
            <Skeleton width="60%" height="0.75rem" />
          </div>
          <div className="flex basis-full items-center gap-4 xl:basis-auto">
            <Skeleton width="4rem" height="1.5rem" />
            <Skeleton width="14rem" height="1.5rem" round />
          </div>
        </div>
      ))}
    </div>
  )
}

const widths = ['9rem', '7rem', '11rem', '8rem', '10rem', '6rem']

function NoItems({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      icon={<UtensilsCrossed />}
      title="No menu items yet"
      text="Add what you sell, with its price and a picture. Customers see it as soon as you save."
      action={
        <Button icon={<Plus aria-hidden />} onClick={onAdd}>
          Add Item
        </Button>
      }
    />
  )
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchX />}
      title="No items found"
      text="Nothing on your menu matches this search and category."
      action={
        <Button variant="secondary" onClick={onClear}>
          Show all items
        </Button>
      }
    />
  )
}
