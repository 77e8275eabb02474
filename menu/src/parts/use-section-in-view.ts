import { type RefObject, useEffect, useState } from 'react'
import { LIST_ID, type Section } from '../app/view-model.ts'

/** The anchor of the section that the customer has scrolled to, whose tab is moved into view; null above the first. */
export function useSectionInView(tabs: RefObject<HTMLElement | null>, sections: Section[]) {
  const [inView, setInView] = useState<string | null>(null)
  const ids = sections.map(({ category }) => category.id).join(' ')

  // biome-ignore lint/correctness/useExhaustiveDependencies: other dishes in the same sections change nothing here.
  useEffect(() => {
    const bar = tabs.current
    let stop = () => {}
    let isGone = false

    // Nothing waits for it: the code comes after hydration.
    import('../later/follow-scrolling.ts').then(
      ({ followScrolling, centreTab }) => {
        if (!bar || isGone) return
        const shown = sections.flatMap(
          ({ category }) => bar.ownerDocument.getElementById(category.anchor) ?? [],
        )
        stop = followScrolling(shown, (anchor) => {
          setInView(anchor)
          centreTab(bar, anchor ?? LIST_ID)
        })
      },
      () => {},
    )

    return () => {
      isGone = true
      stop()
      setInView(null)
    }
  }, [tabs, ids])

  return inView
}
