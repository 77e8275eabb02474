import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { addressApi, type FoundPlace, SHORTEST_PLACE_SEARCH } from '@thela/contract/places/locations'
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
      label="Find your area"
      hint="Type the name of your area or city. Country, state and city are filled in for you."
      placeholder="For example, Adajan"
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
  if (!isLongEnough(typed)) return 'Type at least two letters.'
  if (isFetching) return 'Searching...'
  if (isError) return 'We could not search. Please choose from the lists below.'
  return `No place begins with "${typed}". Please choose from the lists below.`
}
