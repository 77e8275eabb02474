import type { FromFrame } from '../messages.ts'
import { originalGetter, originalSetTimeout, uncurryThis } from './intrinsics.ts'

const targetOf = originalGetter(Event.prototype, 'target')
const prevent = uncurryThis(Event.prototype.preventDefault)
const closest = uncurryThis(Element.prototype.closest as (selector: string) => Element | null)
const attribute = uncurryThis(Element.prototype.getAttribute)
const startsWith = uncurryThis(String.prototype.startsWith as (start: string) => boolean)
const rest = uncurryThis(String.prototype.slice)
const findById = document.getElementById.bind(document)

type TapOptions = { mapUrl: () => string | null; tell: (message: FromFrame) => void }

/**
 * The frame itself never navigates: the page calls, opens the map and counts, and only for real taps and keys. The
 * window handles them before the template can, and `isTrusted` is set by the browser and cannot be forged.
 */
export function reportTaps({ mapUrl, tell }: TapOptions) {
  const onClick = (event: Event) => {
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
    // After the template's own handlers: they may have opened the section that the link leads to.
    if (startsWith(href, '#')) originalSetTimeout(() => findById(rest(href, 1))?.scrollIntoView())
    else if (startsWith(href, 'tel:')) tell({ type: 'call' })
    else if (href === mapUrl()) tell({ type: 'map' })
  }

  addEventListener('click', onClick, true)
}

function closestValue(target: Element, selector: string, name: string) {
  const element = closest(target, selector)
  return element && attribute(element, name)
}
