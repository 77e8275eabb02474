import { useCallback, useContext, useDeferredValue, useMemo, useState } from 'react'
import { ALL, type Choice, chooseSections, everything, keepCategory } from './filter-items.ts'
import { TrackingContext } from './tracking-context.ts'
import { useFavourites } from './use-favourites.ts'
import { useSettledSearch } from './use-settled-search.ts'
import type { ItemView, MenuView } from './view-model.ts'

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
  useSettledSearch(choice, categories)

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
