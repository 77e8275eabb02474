import * as words from '@thela/words/locations'
import { type ComponentProps, useState } from 'react'
import { Combobox } from '../ui/combobox/Combobox.tsx'

/** A list that is longer than this gets a search field. */
export const LONG_LIST = 120

const MAX_SHOWN = 100

type Props = Omit<ComponentProps<typeof Combobox>, 'options' | 'onSearch' | 'emptyText'> & {
  names: readonly string[]
}

/** A level with more places than anybody wants to scroll through. */
export function LongList({ names, value, ...field }: Props) {
  const [search, setSearch] = useState('')

  return (
    <Combobox
      {...field}
      value={value}
      options={matchesOf(names, search, value).map((name) => ({ value: name, label: name }))}
      onSearch={setSearch}
      emptyText={words.noMatch(search)}
    />
  )
}

/** Names that begin with the text, then those that contain it; the chosen one last, so that it keeps its name. */
export function matchesOf(names: readonly string[], search: string, chosen: string) {
  const text = search.trim().toLowerCase()
  const at = (name: string) => name.toLowerCase().indexOf(text)
  const first = names.filter((name) => at(name) === 0)
  const later = names.filter((name) => at(name) > 0)
  const shown = [...first, ...later].slice(0, MAX_SHOWN)
  return chosen && !shown.includes(chosen) ? [...shown, chosen] : shown
}
