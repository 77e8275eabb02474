import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { noopTracker } from '../boot/track.ts'
import { type Choice, filterSections, type Search } from './filter-items.ts'
import type { CategoryView } from './view-model.ts'

/** Counts nothing unless a page in a customer's browser provides a real tracker. */
export const TrackingContext = createContext(noopTracker)

/** What the choice shows. Until the code for it is loaded, a search finds no other script and forgives no letter. */
export function useSections(categories: CategoryView[], choice: Choice, saved: ReadonlySet<string> | null) {
  const [search, setSearch] = useState<Search>()
  const prepareSearch = useCallback(() => {
    import('../later/search-sections.ts').then(
      ({ searchSections }) => setSearch(() => searchSections),
      () => {},
    )
  }, [])
  useSearchTracking(categories, choice, search)

  const sections = useMemo(
    () => filterSections(categories, choice, saved, search),
    [categories, choice, saved, search],
  )
  return { sections, prepareSearch }
}

const SEARCH_DEBOUNCE_MS = 1200

/** Counts a search once, when the customer has stopped typing. */
function useSearchTracking(categories: CategoryView[], choice: Choice, search?: Search) {
  const tracker = useContext(TrackingContext)
  const counted = useRef('')
  const query = choice.search.trim()

  useEffect(() => {
    if (!query || query === counted.current) return

    const timer = setTimeout(() => {
      counted.current = query
      const found = filterSections(categories, choice, null, search).flatMap(({ items }) => items)
      tracker.search(query, found.length)
    }, SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [query, choice, categories, tracker, search])
}
