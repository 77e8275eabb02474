import { useCallback, useContext, useDeferredValue, useMemo, useState } from 'react'
import { ALL, type Choice, noFilters, offeredFilters, resolveCategory } from './filter-items.ts'
import { useFavourites } from './use-favourites.ts'
import { TrackingContext, useSections } from './use-sections.ts'
import type { ItemView, MenuView } from './view-model.ts'

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
    /** The item before the middle banner: half of the items come before the banner. */
    middle: items[(items.length >> 1) - 1] as ItemView,
    /** All of several categories show, each under its own name. */
    isGrouped: applied.category === ALL && categories.length > 1,
    hasItems: allItems.length > 0,
    favourites,
    /** Some dish of this menu is a favourite. */
    hasSaved,
    favour,
    opened,
    open,
    close: () => setOpened(null),
  }
}

const itemsOf = (sections: { items: ItemView[] }[]) => sections.flatMap(({ items }) => items)
