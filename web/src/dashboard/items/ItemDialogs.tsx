import type { UseQueryResult } from '@tanstack/react-query'
import type { Category } from '@thela/contract/menus/categories'
import type { MenuItem } from '@thela/contract/menus/items'
import { useState } from 'react'
import { QueryFailure } from '../../api/QueryFailure.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { ItemForm } from './ItemForm.tsx'
import { NoCategoriesDialog } from './NoCategoriesDialog.tsx'
import { QuickCategoryDialog } from './QuickCategoryDialog.tsx'
import type { useItemsPlace } from './use-items-place.ts'

type Props = {
  items: MenuItem[] | undefined
  categories: UseQueryResult<Category[]>
  place: ReturnType<typeof useItemsPlace>
}

/** What the address asks for: the form for a new item, or for one of the list. */
export function ItemDialogs({ items, categories, place }: Props) {
  const edited = items?.find(({ id }) => id === place.editedId)
  const editor = { onAskToClose: place.close, onDone: place.closeForGood }

  if (!place.isAdding && !edited) return null
  if (!categories.data) return <WaitingDialog categories={categories} onClose={place.close} />
  if (edited) return <ItemForm key={edited.id} item={edited} categories={categories.data} {...editor} />
  return <NewItemFlow categories={categories.data} place={place} />
}

/** Without a category there is first one to be made; the item's form then opens with it. */
function NewItemFlow({ categories, place }: Pick<Props, 'place'> & { categories: Category[] }) {
  const [isCreating, setIsCreating] = useState(false)
  const [createdId, setCreatedId] = useState<string>()
  const isReady = categories.length > 0 || createdId !== undefined

  if (isCreating) return <QuickCategoryDialog onCreated={setCreatedId} onClose={() => setIsCreating(false)} />
  if (!isReady) return <NoCategoriesDialog onCreate={() => setIsCreating(true)} onClose={place.close} />
  return (
    <ItemForm
      categories={categories}
      categoryId={createdId ?? place.filter.categoryId}
      onAskToClose={place.close}
      onDone={place.closeForGood}
    />
  )
}

function WaitingDialog({ categories, onClose }: Pick<Props, 'categories'> & { onClose: () => void }) {
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
