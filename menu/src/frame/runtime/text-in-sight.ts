import { originalGetter, uncurryThis } from './intrinsics.ts'

const range = document.createRange()
const select = uncurryThis(Range.prototype.selectNodeContents)
const rectsOf = uncurryThis(Range.prototype.getClientRects)
const itemOf = uncurryThis(DOMRectList.prototype.item)
const boxOf = uncurryThis(Element.prototype.getBoundingClientRect)
const [leftOf, rightOf, topOf, bottomOf] = (['left', 'right', 'top', 'bottom'] as const).map((side) =>
  originalGetter(DOMRectReadOnly.prototype, side),
) as [Side, Side, Side, Side]
const parentOf = originalGetter(Node.prototype, 'parentElement')
const contains = uncurryThis(Node.prototype.contains)
const styleOf = getComputedStyle.bind(window)
const valueIn = uncurryThis(CSSStyleDeclaration.prototype.getPropertyValue)
const elementAt = document.elementFromPoint.bind(document)
const html = document.documentElement
const widthOf = originalGetter(Element.prototype, 'clientWidth')
const heightOf = originalGetter(Element.prototype, 'clientHeight')
const { max, min } = Math
const toNumber = Number
const nameOf = originalGetter(Element.prototype, 'tagName')

type Side = (rect: DOMRectReadOnly) => number
type Box = { left: number; right: number; top: number; bottom: number }

/** A text with fewer visible pixels than this, in either direction, cannot be read. */
const SMALLEST = 4
/** Customers do not scroll past this much empty space to find the first item. */
const LOWEST = 4000
const FAINTEST = 0.1
const NO_COLOUR = 'rgba(0, 0, 0, 0)'

/** Whether this text has a place on the page and is not made invisible there by the usual means. */
export function isTextInSight(node: Text, { isShown }: { isShown: boolean }) {
  select(range, node)
  const rect = itemOf(rectsOf(range), 0)
  const element = parentOf(node)
  if (!rect || !element || isUnseen(element)) return false

  const box = clipped(element, {
    left: max(leftOf(rect), 0),
    right: min(rightOf(rect), widthOf(html)),
    top: max(topOf(rect), 0),
    bottom: min(bottomOf(rect), LOWEST),
  })
  return box !== null && (!isShown || !isCovered(element, box))
}

function isUnseen(element: Element) {
  const style = styleOf(element)
  if (valueIn(style, 'visibility') !== 'visible') return true
  return (
    valueIn(style, '-webkit-text-fill-color') === NO_COLOUR && valueIn(style, 'background-clip') !== 'text'
  )
}

/** What is left of the text inside all that could cut it off or fade it, or null. */
function clipped(start: Element, box: Box) {
  let opacity = 1
  for (let element: Element | null = start; element; element = parentOf(element)) {
    const style = styleOf(element)
    opacity *= toNumber(valueIn(style, 'opacity'))
    if (valueIn(style, 'overflow') !== 'visible') cut(box, boxOf(element))
  }
  const isLarge = box.right - box.left >= SMALLEST && box.bottom - box.top >= SMALLEST
  return opacity >= FAINTEST && isLarge ? box : null
}

function cut(box: Box, rect: DOMRect) {
  box.left = max(box.left, leftOf(rect))
  box.right = min(box.right, rightOf(rect))
  box.top = max(box.top, topOf(rect))
  box.bottom = min(box.bottom, bottomOf(rect))
}

/** Under a picture or a coloured area, or cut away by a shape. A see-through link above a dish covers nothing. */
function isCovered(element: Element, { left, right, top, bottom }: Box) {
  const height = heightOf(html)
  if (top >= height) return false
  const found = elementAt((left + right) / 2, (top + min(bottom, height)) / 2)
  if (!found || contains(element, found)) return false
  if (contains(found, element)) return valueIn(styleOf(element), 'pointer-events') !== 'none'
  return isSolid(found)
}

function isSolid(element: Element) {
  const name = nameOf(element)
  if (name === 'IMG' || name === 'CANVAS' || name === 'VIDEO') return true
  const style = styleOf(element)
  return valueIn(style, 'background-color') !== NO_COLOUR && toNumber(valueIn(style, 'opacity')) > 0.5
}
