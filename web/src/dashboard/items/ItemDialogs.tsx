import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Category } from '@thela/contract/menus/categories'
import type { MenuItem } from '@thela/contract/menus/items'
import * as words from '@thela/words/dashboard/items-form'
import { useState } from 'react'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { ItemForm } from './ItemForm.tsx'
import { QuickCategoryDialog } from './QuickCategoryDialog.tsx'
import { usualCategory } from './remembered-category.ts'
import type { ItemsSearchParams } from './use-items-search-params.ts'

type DialogProps = {
  items: MenuItem[] | undefined
  categories: UseQueryResult<Category[]>
  params: ItemsSearchParams
  onAdded: () => void
}

/** What the address asks for: the form for a new item, or for one of the list. */
export function ItemDialogs({ items, categories, params, onAdded }: DialogProps) {
  const edited = items?.find(({ id }) => id === params.editedId)
  const closing = { onAskToClose: params.close, onDone: params.closeForGood }

  if (!params.isAdding && !edited) return null
  if (!categories.data) return <WaitingDialog categories={categories} onClose={params.close} />
  if (edited)
    return (
      <ItemForm
        key={edited.id}
        item={edited}
        categories={categories.data}
        onDeleted={params.openNewInstead}
        {...closing}
      />
    )
  return <NewItemFlow categories={categories.data} params={params} onAdded={onAdded} />
}

function WaitingDialog({ categories, onClose }: Pick<DialogProps, 'categories'> & { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title={words.waitingTitle}>
      {categories.isError ? (
        <QueryFailure query={categories} message={words.loadCategoriesFailed} />
      ) : (
        <Spinner label={words.loading} />
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
      title={words.noCategories}
      description={words.noCategoriesText}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button variant="secondary" asChild>
            <Link to="/dashboard/categories">{words.goToCategories}</Link>
          </Button>
          <Button onClick={onCreate}>{words.createCategory}</Button>
        </>
      }
    />
  )
}
