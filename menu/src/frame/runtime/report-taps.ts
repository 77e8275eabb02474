import type { FromFrame } from '../messages.ts'
import { getterOf, later, uncurry } from './intrinsics.ts'

const targetOf = getterOf(Event.prototype, 'target')
const prevent = uncurry(Event.prototype.preventDefault)
const closest = uncurry(Element.prototype.closest as (selector: string) => Element | null)
const attribute = uncurry(Element.prototype.getAttribute)
const startsWith = uncurry(String.prototype.startsWith as (start: string) => boolean)
const rest = uncurry(String.prototype.slice)
const findById = document.getElementById.bind(document)

type Taps = { mapUrl: () => string | null; tell: (message: FromFrame) => void }

/**
 * The frame goes nowhere itself: the page calls, opens the map and counts, and only what a finger or a key did. The
 * window hears of it before the design can, and `isTrusted` is the browser's word, which no program can write.
 */
export function reportTaps({ mapUrl, tell }: Taps) {
  const hear = (event: Event) => {
    const target = targetOf(event) as Element
    const href = closestValue(target, 'a[href]', 'href')
    if (href !== null) prevent(event)
    if (!event.isTrusted) return

    if (href !== null) followLink(href)
    const item = closestValue(target, '[data-item-id]', 'data-item-id')
    if (item) tell({ type: 'item-click', id: item })
    const category = closestValue(target, '[data-category-id]', 'data-category-id')
    if (category) tell({ type: 'category-view', id: category })
  }
  const followLink = (href: string) => {
    // After the design's own handlers: they may have opened the section that the link leads to.
    if (startsWith(href, '#')) later(() => findById(rest(href, 1))?.scrollIntoView())
    else if (startsWith(href, 'tel:')) tell({ type: 'call' })
    else if (href === mapUrl()) tell({ type: 'map' })
  }

  addEventListener('click', hear, true)
}

function closestValue(target: Element, selector: string, name: string) {
  const element = closest(target, selector)
  return element && attribute(element, name)
}
