import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { Category } from '@thela/contract/menus/categories'
import type { MenuItem } from '@thela/contract/menus/items'
import { ListPlus, Plus } from 'lucide-react'
import { useState } from 'react'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { categoriesQuery } from '../categories/api.ts'
import { AfterAdding } from './AfterAdding.tsx'
import { type ItemFilter, itemsQuery } from './api.ts'
import { ExportMenu } from './ExportMenu.tsx'
import { ItemForm } from './ItemForm.tsx'
import { ItemsFilter } from './ItemsFilter.tsx'
import { ItemsSection } from './ItemsSection.tsx'
import { QuickCategoryDialog } from './QuickCategoryDialog.tsx'
import { usualCategory } from './remembered-category.ts'

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
      <ItemDialogs
        items={items.data}
        categories={categories}
        params={params}
        onAdded={() => setHasAdded(true)}
      />
    </div>
  )
}

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

type DialogProps = {
  items: MenuItem[] | undefined
  categories: UseQueryResult<Category[]>
  params: ReturnType<typeof useItemsSearchParams>
  onAdded: () => void
}

/** What the address asks for: the form for a new item, or for one of the list. */
function ItemDialogs({ items, categories, params, onAdded }: DialogProps) {
  const edited = items?.find(({ id }) => id === params.editedId)
  const closing = { onAskToClose: params.close, onDone: params.closeForGood }

  if (!params.isAdding && !edited) return null
  if (!categories.data) return <WaitingDialog categories={categories} onClose={params.close} />
  if (edited) return <ItemForm key={edited.id} item={edited} categories={categories.data} {...closing} />
  return <NewItemFlow categories={categories.data} params={params} onAdded={onAdded} />
}

function WaitingDialog({ categories, onClose }: Pick<DialogProps, 'categories'> & { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title="Menu Item">
      {categories.isError ? (
        <QueryFailure query={categories} message="We could not load your categories." />
      ) : (
        <Spinner label="Loading" />
      )}
    </Dialog>
  )
}

type NewItemProps = Pick<DialogProps, 'params' | 'onAdded'> & { categories: Category[] }

/** Without categories, one is created first; the item's form then opens with it. */
function NewItemFlow({ categories, params, onAdded }: NewItemProps) {
  const [isCreating, setIsCreating] = useState(false)
  const [createdId, setCreatedId] = useState<string>()
  const isReady = categories.length > 0 || createdId !== undefined

  if (isCreating) return <QuickCategoryDialog onCreated={setCreatedId} onClose={() => setIsCreating(false)} />
  if (!isReady) return <NoCategoriesDialog onCreate={() => setIsCreating(true)} onClose={params.close} />
  return (
    <ItemForm
      categories={categories}
      onAdded={onAdded}
      categoryId={createdId ?? params.filter.categoryId ?? usualCategory(categories)}
      onAskToClose={params.close}
      onDone={params.closeForGood}
    />
  )
}

function NoCategoriesDialog({ onCreate, onClose }: { onCreate: () => void; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title="No Categories Found"
      description="Every item belongs to a category, such as Snacks or Drinks. Create a category first, then add your item to it."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="secondary" asChild>
            <Link to="/dashboard/categories">Go to Categories</Link>
          </Button>
          <Button onClick={onCreate}>Create Category</Button>
        </>
      }
    />
  )
}
