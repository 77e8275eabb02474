import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { addressApi, type FoundPlace, SHORTEST_PLACE_SEARCH } from '@thela/contract/places/locations'
import * as words from '@thela/words/locations'
import { useState } from 'react'
import { call } from '../api/call.ts'
import { Combobox } from '../ui/combobox/Combobox.tsx'
import { type Place, toPlace } from './place.ts'

type Props = { value: Place; onChange: (place: Place) => void }

/** Finds a city or an area of any country by the beginning of its name; choosing it fills all levels at once. */
export function PlaceSearch({ value, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const search = usePlaceSearch(typed)
  const found = search.data ?? []
  const pick = (name: string) =>
    onChange(found.find((place) => nameOf(place) === name) ?? toPlace({ country: value.country }))

  return (
    <Combobox
      label={words.searchLabel}
      hint={words.searchHint}
      placeholder={words.searchPlaceholder}
      options={found.map((place) => ({ value: nameOf(place), label: nameOf(place) }))}
      value={value.state && nameOf(value)}
      onChange={pick}
      onSearch={(text) => setTyped(text.trim())}
      emptyText={emptyTextOf(typed, search)}
    />
  )
}

function usePlaceSearch(typed: string) {
  return useQuery({
    queryKey: ['address', 'search', typed.toLowerCase()],
    queryFn: async ({ signal }) =>
      (await call(addressApi.search, { querystring: { q: typed } }, { signal })).data.map(placeOf),
    enabled: isLongEnough(typed),
    placeholderData: isLongEnough(typed) ? keepPreviousData : undefined,
    meta: { quiet: true },
  })
}

const isLongEnough = (typed: string) => typed.length >= SHORTEST_PLACE_SEARCH

const placeOf = (found: FoundPlace): Place => toPlace({ ...found, area: found.area ?? undefined })

/** The narrowest level first, as people say it. */
const nameOf = ({ country, state, city, area }: Place) =>
  [area, city, state, country].filter(Boolean).join(', ')

function emptyTextOf(typed: string, { isFetching, isError }: { isFetching: boolean; isError: boolean }) {
  if (!isLongEnough(typed)) return words.typeMore
  if (isFetching) return words.searching
  if (isError) return words.searchFailed
  return words.noPlace(typed)
}
