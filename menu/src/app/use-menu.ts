import {
  type ComponentType,
  useCallback,
  useContext,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react'
import { ALL, type Choice, noFilters, offeredFilters, resolveCategory } from './filter-items.ts'
import { useFavourites } from './use-favourites.ts'
import { TrackingContext, useSections } from './use-sections.ts'
import type { CategoryView, ItemView, MenuView } from './view-model.ts'

/** What a sheet gets that filters the menu. */
export type SheetProps = {
  menu: {
    categories: CategoryView[]
    choice: Choice
    choose: (part: Partial<Choice>) => void
    setSheet: (none: null) => void
  }
}

export type Menu = ReturnType<typeof useMenu>

/** Everything a customer can do on a menu. Templates only show it and keep no state of their own for it. */
export function useMenu({ vendor, categories }: MenuView) {
  const tracker = useContext(TrackingContext)
  const [choice, setChoice] = useState(noFilters)
  const [opened, setOpened] = useState<ItemView | null>(null)
  const { favourites, setFavourite } = useFavourites(vendor.id)

  // Typing and tapping stay responsive on a slow phone: the long list is updated with low priority.
  const applied = useDeferredValue(choice)
  const allItems = useMemo(() => itemsOf(categories), [categories])
  const hasSaved = allItems.some(({ id }) => favourites.has(id))
  // Without a favourite left, the whole menu shows again.
  const saved = applied.isSaved && hasSaved ? favourites : null
  const { sections, prepareSearch } = useSections(categories, applied, saved)
  const offered = useMemo(() => offeredFilters(allItems), [allItems])
  const items = itemsOf(sections)

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
    choice: {
      ...choice,
      category: resolveCategory(categories, choice.category),
      isSaved: choice.isSaved && hasSaved,
    },
    choose,
    /** Loads what finds a dish in another script. */
    prepareSearch,
    /** The filters that show something on this menu. */
    offered,
    sections,
    middle: useMiddle(items, applied),
    /** All of several categories show, each under its own name. */
    isGrouped: applied.category === ALL && categories.length > 1,
    hasItems: allItems.length > 0,
    favourites,
    /** Some dish of this menu is a favourite. */
    hasSaved,
    favour,
    /** As it is now; what has gone from the menu cannot be had. */
    opened: opened && (allItems.find(({ id }) => id === opened.id) ?? { ...opened, isAvailable: false }),
    open,
    close: () => setOpened(null),
    ...useSheet(),
  }
}

/**
 * The item before the middle banner: half of the items come before the banner. While the menu changes, the banner stays
 * behind what it was behind, since it would move dishes.
 */
function useMiddle(items: ItemView[], choice: Choice) {
  const kept = useRef<{ choice: Choice; ids: Set<string> }>(null)
  const ids = kept.current?.choice === choice && kept.current.ids
  const known = ids && items.filter(({ id }) => ids.has(id)).at(-1)
  const middle = known || (items[(items.length >> 1) - 1] as ItemView)
  kept.current = { choice, ids: new Set(items.slice(0, items.indexOf(middle) + 1).map(({ id }) => id)) }
  return middle
}

/** Shown instead of an item; its code is loaded when it is opened. */
function useSheet() {
  const [Sheet, setSheet] = useState<ComponentType<SheetProps> | null>(null)
  return { Sheet, setSheet }
}

const itemsOf = (sections: { items: ItemView[] }[]) => sections.flatMap(({ items }) => items)
