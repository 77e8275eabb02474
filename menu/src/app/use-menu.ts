import {
  createContext,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { silent } from '../boot/track.ts'
import { ALL, type Choice, chooseSections, everything, keepCategory } from './filter-items.ts'
import { useFavourites } from './use-favourites.ts'
import type { CategoryView, ItemView, MenuView } from './view-model.ts'

/** Silent unless a page in a customer's browser provides a real one. */
export const TrackingContext = createContext(silent)

export type Menu = ReturnType<typeof useMenu>

/** Everything a customer can do on a menu. Templates show it; none of them keeps state of its own for it. */
export function useMenu({ vendor, categories }: MenuView) {
  const tracker = useContext(TrackingContext)
  const [choice, setChoice] = useState(everything)
  const [opened, setOpened] = useState<ItemView | null>(null)
  const { favourites, setFavourite } = useFavourites(vendor.id)

  // Typing and tapping stay quick on a slow phone: the long list follows when there is time.
  const applied = useDeferredValue(choice)
  const sections = useMemo(() => chooseSections(categories, applied), [categories, applied])
  useSearchTracking(choice, categories)

  const choose = useCallback(
    (part: Partial<Choice>) => {
      setChoice((current) => ({ ...current, ...part }))

      const category = categories.find(({ id }) => id === part.category)
      if (category) tracker.categoryView(category)
    },
    [categories, tracker],
  )

  const open = useCallback(
    (item: ItemView) => {
      setOpened(item)
      tracker.itemClick(item.id)
    },
    [tracker],
  )

  const favour = useCallback(
    (item: ItemView, isFavourite: boolean) => {
      setFavourite(item.id, isFavourite)
      tracker.favourite(item.id, isFavourite)
    },
    [setFavourite, tracker],
  )

  return {
    categories,
    choice: { ...choice, category: keepCategory(categories, choice.category) },
    choose,
    sections,
    /** All of several categories show, each under its own name. */
    isGrouped: applied.category === ALL && categories.length > 1,
    hasItems: categories.some((category) => category.items.length > 0),
    favourites,
    favour,
    opened,
    open,
    close: () => setOpened(null),
  }
}

const SEARCH_DEBOUNCE_MS = 1200

/** Counts a search once, when the customer has stopped typing. */
function useSearchTracking(choice: Choice, categories: CategoryView[]) {
  const tracker = useContext(TrackingContext)
  const counted = useRef('')
  const query = choice.search.trim()

  useEffect(() => {
    if (!query || query === counted.current) return

    const timer = setTimeout(() => {
      counted.current = query
      tracker.search(query, countItems(categories, choice))
    }, SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [query, choice, categories, tracker])
}

function countItems(categories: CategoryView[], choice: Choice) {
  return chooseSections(categories, choice).reduce((sum, section) => sum + section.items.length, 0)
}
