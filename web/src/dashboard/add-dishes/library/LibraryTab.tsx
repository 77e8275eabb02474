import * as words from '@thela/words/dashboard/add-dishes/library'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useDebouncedText } from '../../../ui/form/use-debounced-text.ts'
import { UnsavedChangesGuard } from '../../UnsavedChangesGuard.tsx'
import { useAddDishesParams } from '../use-add-dishes-params.ts'
import { AddBar } from './AddBar.tsx'
import { FoundDishes } from './FoundDishes.tsx'
import { KindDishes } from './KindDishes.tsx'
import { KindList } from './KindList.tsx'
import { TickedDishes } from './TickedDishes.tsx'
import { type PickList, usePicks } from './use-picks.ts'

const SEARCH_PAUSE_MS = 300

/** What do you sell, which dishes, at what price; a search over the whole library stands above all of them. */
export function LibraryTab() {
  const list = usePicks()
  const params = useAddDishesParams()
  const [search, setSearch] = useState('')
  const { cancel: _, ...field } = useDebouncedText(search, SEARCH_PAUSE_MS, setSearch)

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <UnsavedChangesGuard isDirty={!list.isKept && list.picks.length > 0} />
      {!params.isReviewing && (
        <TextField
          label={words.searchLabel}
          labelHidden
          type="search"
          placeholder={words.searchPlaceholder}
          leading={<Search aria-hidden />}
          maxLength={120}
          {...field}
        />
      )}
      <Shown search={params.isReviewing ? '' : search.trim()} list={list} />
      {list.picks.length > 0 && <AddBar list={list} />}
    </div>
  )
}

function Shown({ search, list }: { search: string; list: PickList }) {
  const { kindId, isReviewing } = useAddDishesParams()

  if (search) return <FoundDishes search={search} list={list} />
  if (isReviewing) return <TickedDishes list={list} />
  if (kindId) return <KindDishes key={kindId} kindId={kindId} list={list} />
  return <KindList list={list} />
}
