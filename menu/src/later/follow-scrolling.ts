/** Reports the section that the customer has scrolled to, and null above the first one. Returns how to stop it. */
export function followScrolling(sections: HTMLElement[], onReach: (anchor: string | null) => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, rootBounds } of entries) {
        const firstTop = sections[0]?.getBoundingClientRect().top ?? 0
        if (isIntersecting) onReach(target.id)
        else if (firstTop > (rootBounds?.bottom ?? 0)) onReach(null)
      }
    },
    // A line at a quarter of the screen's height.
    { root: sections[0]?.ownerDocument, rootMargin: '-25% 0px -74%' },
  )
  for (const section of sections) observer.observe(section)
  return () => observer.disconnect()
}

/** Moves the bar only, never the page. */
export function centreTab(bar: HTMLElement, anchor: string) {
  const tab = bar.querySelector(`[href="#${anchor}"]`)?.getBoundingClientRect()
  if (tab) bar.scrollLeft += tab.left - bar.getBoundingClientRect().left - (bar.clientWidth - tab.width) / 2
}
