/** Below this part of the size that is set on the phone nobody could read it. */
const MIN_FONT_PART = 11 / 16
/** What a phone keeps free beside it. */
const SIDES_PX = 32

/** Writes another text into a line without moving anything around it: where it would, it gets smaller in the old place, as long as it can be read. */
export function replaceInPlace(line: HTMLElement, text: string) {
  const node = line.lastChild
  fitScreen?.observe(line)
  if (!node || node.nodeValue === text) return

  const { width, height } = line.getBoundingClientRect()
  const before = placesAround(line)
  node.nodeValue = text
  letGrow(line)
  if (placesAround(line) === before && !isTooSmall(line)) return

  Object.assign(line.style, {
    flex: 'none',
    width: `${width}px`,
    height: `${height}px`,
    minWidth: '0',
    minHeight: '0',
    padding: '0 4px',
    lineHeight: '1.15',
    whiteSpace: 'normal',
  })
  // The words need the room of the icon.
  line.querySelector('svg')?.setAttribute('style', 'display:none')
  let size = fontSizeOf(line)
  const smallest = MIN_FONT_PART * fontSizeOf(document.documentElement)
  while (isTooSmall(line) && size > smallest) {
    size -= 0.5
    line.style.fontSize = `${size}px`
  }
  if (isTooSmall(line)) letGrow(line)
}

const fontSizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)

/** With large letters a line that scrolls sideways may be wider than the screen: then it takes a second one. */
const fitScreen =
  globalThis.ResizeObserver &&
  new ResizeObserver((entries) => {
    for (const { target } of entries)
      if (target instanceof HTMLElement && target.offsetWidth > innerWidth - SIDES_PX)
        Object.assign(target.style, {
          maxWidth: `${innerWidth - SIDES_PX}px`,
          height: 'auto',
          whiteSpace: 'normal',
        })
  })

/** Undoes what made it smaller, as for a screen of another width. */
export function letGrow(line: HTMLElement) {
  for (const styled of [line, line.querySelector('svg')]) styled?.removeAttribute('style')
}

/** In whole pixels, as a text to compare. */
function placesAround(line: HTMLElement) {
  const others = [...(line.parentElement?.children ?? [])].filter((other) => other !== line)
  return [...others, line.closest('header')]
    .map((other) => other?.getBoundingClientRect())
    .map((place) => place && [place.x, place.y, place.width, place.height].map(Math.round))
    .join(' ')
}

const isTooSmall = (line: HTMLElement) =>
  line.scrollHeight > line.clientHeight || line.scrollWidth > line.clientWidth
