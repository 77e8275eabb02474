import type { Category } from '@thela/contract/menus/categories'
import * as words from '@thela/words/dashboard/items'
import { Search } from 'lucide-react'
import { Select } from '../../ui/form/Select.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useDebouncedText } from '../../ui/form/use-debounced-text.ts'
import type { ItemFilter } from './api.ts'

const SEARCH_DELAY_MS = 300

type Props = { filter: ItemFilter; categories: Category[]; onChange: (filter: ItemFilter) => void }

export function ItemsFilter({ filter, categories, onChange }: Props) {
  const { cancel, ...search } = useDebouncedText(filter.search ?? '', SEARCH_DELAY_MS, (text) =>
    onChange({ search: text.trim() || undefined }),
  )

  return (
    <search className="grid gap-2.5 min-[24rem]:grid-cols-[minmax(0,1fr)_minmax(0,10rem)] sm:grid-cols-[minmax(0,1fr)_minmax(0,15rem)]">
      <TextField
        label={words.searchLabel}
        labelHidden
        type="search"
        maxLength={100}
        placeholder={words.searchPlaceholder}
        leading={<Search aria-hidden />}
        {...search}
      />
      <Select
        label={words.category}
        labelHidden
        placeholder={words.allCategories}
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        value={filter.categoryId ?? ''}
        onChange={(event) => onChange({ categoryId: event.target.value || undefined })}
      />
    </search>
  )
}
