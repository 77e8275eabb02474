import { useQuery } from '@tanstack/react-query'
import type { ChangeOfItems } from '@thela/contract/menus/item-changes'
import type { MenuItem } from '@thela/contract/menus/items'
import * as words from '@thela/words/dashboard/items-several'
import { useState } from 'react'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { categoriesQuery } from '../categories/api.ts'
import { ChangePreview } from './ChangePreview.tsx'
import { isChanging, previewOf } from './change-preview.ts'
import { PriceChangeFields } from './PriceChangeFields.tsx'
import { changeOf, type Deed, doneInWords, itemsInWords } from './several-items.ts'
import { useChangeSeveral } from './use-change-several.ts'

type Props = { deed: Deed; items: MenuItem[]; onClose: () => void; onDone: () => void }

/** Shows the old and the new of several items before they are changed. */
export function ChangeDialog({ deed, items, onClose, onDone }: Props) {
  const { data: categories = [] } = useQuery(categoriesQuery)
  const [change, setChange] = useState(changeOf[deed])
  const [isTried, setIsTried] = useState(false)
  const { mutate, isPending } = useChangeSeveral(onDone)
  const rows = change && previewOf(items, change, categories)
  const changing = rows?.filter(isChanging) ?? []

  const confirm = () => {
    setIsTried(true)
    if (!change || changing.length === 0) return
    const done = doneInWords(
      deed,
      changing.map(({ item }) => item),
    )
    mutate({ itemIds: items.map(({ id }) => id), change, done })
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.deeds[deed].title(itemsInWords(items))}
      description={words.deeds[deed].about}
      locked={isPending}
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button variant={deed === 'remove' ? 'danger' : 'primary'} busy={isPending} onClick={confirm}>
            {words.deeds[deed].confirm}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {deed === 'price' && <PriceChangeFields isTried={isTried} onChange={setChange} />}
        {deed === 'category' && <CategoryField isTried={isTried} change={change} onChange={setChange} />}
        {rows && <ChangePreview rows={rows} />}
        <p role="status" className="text-bad-ink text-sm empty:hidden">
          {isTried && rows && changing.length === 0 ? words.nothingWouldChange : ''}
        </p>
      </div>
    </Dialog>
  )
}

type CategoryProps = {
  isTried: boolean
  change: ChangeOfItems | undefined
  onChange: (change: ChangeOfItems | undefined) => void
}

function CategoryField({ isTried, change, onChange }: CategoryProps) {
  const query = useQuery(categoriesQuery)
  if (query.isLoadingError) return <QueryFailure query={query} message={words.loadCategoriesFailed} />

  return (
    <Select
      label={words.newCategory}
      required
      placeholder={words.selectCategory}
      options={query.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
      value={change?.kind === 'category' ? change.categoryId : ''}
      error={isTried && !change ? words.pleaseSelectCategory : undefined}
      onChange={({ target }) =>
        onChange(target.value ? { kind: 'category', categoryId: target.value } : undefined)
      }
    />
  )
}
