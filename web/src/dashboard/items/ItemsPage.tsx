import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { ListPlus, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { categoriesQuery } from '../categories/api.ts'
import { type ItemFilter, itemsQuery } from './api.ts'
import { ExportMenu } from './ExportMenu.tsx'
import { ItemsFilter } from './ItemsFilter.tsx'
import { ItemsSection } from './ItemsSection.tsx'

export function ItemsPage() {
  const params = useItemsSearchParams()
  const items = useQuery(itemsQuery(params.filter))
  const categories = useQuery(categoriesQuery)
  const [hasAdded, setHasAdded] = useState(false)

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageHeader
        title="Menu Items"
        description="The items you sell. Changes appear on your menu immediately."
        actions={
          // On phones it floats, or stands in the empty list.
          <div className="flex gap-2.5 max-lg:hidden">
            <ExportMenu />
            <Button variant="secondary" asChild>
              <Link to="/dashboard/items/add-dishes">
                <ListPlus aria-hidden />
                Add many
              </Link>
            </Button>
            <Button icon={<Plus aria-hidden />} onClick={params.openNew}>
              Add Item
            </Button>
          </div>
        }
      />
      {hasAdded && !params.isAdding && <AfterAdding />}
      <ItemsFilter filter={params.filter} categories={categories.data ?? []} onChange={params.setFilter} />
      <ItemsSection
        items={items}
        filter={params.filter}
        onAdd={params.openNew}
        onEdit={params.openItem}
        onClearFilter={() => params.setFilter({ search: undefined, categoryId: undefined })}
      />
      {(params.isAdding || params.editedId) && (
        <ItemDialogs
          items={items.data}
          categories={categories}
          params={params}
          onAdded={() => setHasAdded(true)}
        />
      )}
    </div>
  )
}

const AfterAdding = lazyPart(async () => (await import('./AfterAdding.tsx')).AfterAdding)
const ItemDialogs = lazyPart(async () => (await import('./ItemDialogs.tsx')).ItemDialogs)

export type ItemsSearchParams = ReturnType<typeof useItemsSearchParams>

/** The filter, and which item is being made or changed. */
function useItemsSearchParams() {
  const { search, categoryId, add, edit } = useSearch({ from: '/vendor/layout/dashboard/items' })
  const navigate = useNavigate({ from: '/dashboard/items' })
  const filter: ItemFilter = { search, categoryId }

  return {
    filter,
    isAdding: add === '1',
    editedId: edit,
    setFilter: (change: ItemFilter) =>
      navigate({ search: (now) => ({ ...now, ...change }), replace: true, resetScroll: false }),
    openNew: () => navigate({ search: { ...filter, add: '1' }, resetScroll: false }),
    openItem: (id: string) => navigate({ search: { ...filter, edit: id }, resetScroll: false }),
    /** Unsaved changes may block it. */
    close: () => navigate({ search: filter, replace: true, resetScroll: false }),
    closeForGood: () => navigate({ search: filter, replace: true, resetScroll: false, ignoreBlocker: true }),
  }
}
