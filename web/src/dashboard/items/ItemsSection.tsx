import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { MenuItem } from '@thela/contract/menus/items'
import * as words from '@thela/words/dashboard/items'
import { ListChecks, ListPlus, Plus, SearchX, UtensilsCrossed } from 'lucide-react'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { ItemFilter } from './api.ts'
import { ItemList } from './ItemList.tsx'
import { type Selection, useSelection } from './use-selection.ts'

type Props = {
  items: UseQueryResult<MenuItem[]>
  filter: ItemFilter
  onAdd: () => void
  onEdit: (id: string) => void
  onClearFilter: () => void
}

export function ItemsSection({ items: query, ...rest }: Props) {
  const { data: items, isFetching } = query
  const selection = useSelection(items ?? [])
  const canSelect = Boolean(items?.length) && !selection.isOn

  return (
    <section aria-busy={isFetching} className="grid min-w-0 gap-3 max-lg:pb-4">
      <div className="flex min-h-control-sm items-center justify-between gap-1">
        <h2 className="mr-auto font-semibold text-base">
          {items ? words.countedItems(items.length) : words.yourItems}
        </h2>
        {canSelect && (
          <div className="lg:hidden">
            <Button size="sm" variant="ghost" asChild>
              <Link to="/dashboard/items/add-dishes">{words.addMany}</Link>
            </Button>
          </div>
        )}
        {canSelect && (
          <Button size="sm" variant="ghost" icon={<ListChecks aria-hidden />} onClick={selection.start}>
            {words.select}
          </Button>
        )}
      </div>
      <div className="min-w-0 overflow-clip rounded-lg border border-line bg-surface shadow-card">
        <ItemsOrNotice items={query} {...rest} selection={selection} />
      </div>
      {items && selection.isOn && <SelectionBar shown={items} selection={selection} />}
      {!selection.isOn && !isMenuEmpty(items, rest.filter) && <FloatingAdd onAdd={rest.onAdd} />}
    </section>
  )
}

const SelectionBar = lazyPart(async () => (await import('./SelectionBar.tsx')).SelectionBar)

const isFiltered = ({ search, categoryId }: ItemFilter) => Boolean(search || categoryId)
const isMenuEmpty = (items: MenuItem[] | undefined, filter: ItemFilter) =>
  items?.length === 0 && !isFiltered(filter)

function ItemsOrNotice({
  items: query,
  filter,
  selection,
  onAdd,
  onEdit,
  onClearFilter,
}: Props & { selection: Selection }) {
  const { data: items } = query

  if (query.isPending) return <ItemSkeletons />
  if (!items) return <QueryFailure query={query} message={words.loadFailed} />
  if (isMenuEmpty(items, filter)) return <NoItems onAdd={onAdd} />
  if (items.length === 0) return <NothingFound onClear={onClearFilter} />
  return <ItemList items={items} filter={filter} selection={selection} onEdit={onEdit} />
}

/** On phones, above the tab bar: however far the list is scrolled, adding is one tap away. */
function FloatingAdd({ onAdd }: { onAdd: () => void }) {
  return (
    <div className="fixed right-4 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-10 rounded-md shadow-raised lg:hidden">
      <Button size="lg" icon={<Plus aria-hidden />} onClick={onAdd}>
        {words.addItem}
      </Button>
    </div>
  )
}

/** Rows of the same shape as an item's. */
function ItemSkeletons() {
  return (
    <div role="status" aria-label={words.loading}>
      {widths.map((width) => (
        <div
          key={width}
          className="flex min-h-18 items-center gap-3 border-line border-b px-3 last:border-b-0 md:px-4"
        >
          <Skeleton width="1.25rem" height="1.25rem" />
          <Skeleton width="3.5rem" height="3.5rem" />
          <div className="grid flex-1 gap-2">
            <Skeleton width={width} />
            <Skeleton width="4rem" height="0.75rem" />
          </div>
          <Skeleton width="2.75rem" height="1.5rem" round />
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
      title={words.noItems}
      text={words.noItemsText}
      action={
        <>
          <Button asChild>
            <Link to="/dashboard/items/add-dishes">
              <ListPlus aria-hidden />
              {words.addManyDishes}
            </Link>
          </Button>
          <Button variant="secondary" icon={<Plus aria-hidden />} onClick={onAdd}>
            {words.addItem}
          </Button>
        </>
      }
    />
  )
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchX />}
      title={words.nothingFound}
      text={words.nothingFoundText}
      action={
        <Button variant="secondary" onClick={onClear}>
          {words.showAll}
        </Button>
      }
    />
  )
}
