import type { FromFrame } from './messages.ts'

/** The frame goes nowhere itself: the page calls, opens the map and counts. */
export function followLink(event: Event, mapUrl: string | null, post: (message: FromFrame) => void) {
  const target = event.target as Element
  const href = target.closest('a[href]')?.getAttribute('href')
  if (href) {
    event.preventDefault()
    if (href.startsWith('#')) document.getElementById(href.slice(1))?.scrollIntoView()
    else if (href.startsWith('tel:')) post({ type: 'call' })
    else if (href === mapUrl) post({ type: 'map' })
  }

  const item = target.closest('[data-item-id]')?.getAttribute('data-item-id')
  if (item) post({ type: 'item-click', id: item })
  const category = target.closest('[data-category-id]')?.getAttribute('data-category-id')
  if (category) post({ type: 'category-view', id: category })
}
