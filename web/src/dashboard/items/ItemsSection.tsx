import type { UseQueryResult } from '@tanstack/react-query'
import type { MenuItem } from '@thela/contract/menus/items'
import { Plus, SearchX, UtensilsCrossed } from 'lucide-react'
import { QueryFailure } from '../../api/QueryFailure.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ItemList } from './ItemList.tsx'
import { ItemSkeletons } from './ItemSkeletons.tsx'
import type { useItemsPlace } from './use-items-place.ts'

type Props = { items: UseQueryResult<MenuItem[]>; place: ReturnType<typeof useItemsPlace> }

export function ItemsSection({ items: { data: items, ...query }, place }: Props) {
  const isFiltered = Boolean(place.filter.search || place.filter.categoryId)

  return (
    <section aria-busy={query.isFetching} className="grid min-w-0 gap-3">
      <h2 className="font-semibold text-base">
        {items ? `Your Menu Items (${items.length})` : 'Your Menu Items'}
      </h2>
      <div className="min-w-0 overflow-clip rounded-lg border border-line bg-surface shadow-card">
        {query.isPending && <ItemSkeletons />}
        {query.isLoadingError && <QueryFailure query={query} message="We could not load your menu items." />}
        {items?.length === 0 && !isFiltered && <NoItems onAdd={place.openNew} />}
        {items?.length === 0 && isFiltered && (
          <NothingFound onClear={() => place.setFilter({ search: undefined, categoryId: undefined })} />
        )}
        {items && items.length > 0 && (
          <ItemList items={items} filter={place.filter} onEdit={place.openItem} />
        )}
      </div>
    </section>
  )
}

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
