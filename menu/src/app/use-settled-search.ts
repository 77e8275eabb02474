import { useContext, useEffect, useRef } from 'react'
import { type Choice, chooseSections } from './filter-items.ts'
import { TrackingContext } from './tracking-context.ts'
import type { CategoryView } from './view-model.ts'

const SETTLED_AFTER_MS = 1200

/** Counts a search once, when the customer has stopped typing. */
export function useSettledSearch(choice: Choice, categories: CategoryView[]) {
  const tracker = useContext(TrackingContext)
  const counted = useRef('')
  const query = choice.search.trim()

  useEffect(() => {
    if (!query || query === counted.current) return

    const timer = setTimeout(() => {
      counted.current = query
      tracker.search(query, countItems(categories, choice))
    }, SETTLED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [query, choice, categories, tracker])
}

function countItems(categories: CategoryView[], choice: Choice) {
  return chooseSections(categories, choice).reduce((sum, section) => sum + section.items.length, 0)
}
