import { prefersReducedMotion } from '../boot/prefers-reduced-motion.ts'

const FADE_MS = 300
const SLIDE_MS = 250
const HIGHLIGHT_MS = 2500

const ROWS = '.items > li'
/** What is marked when it changes, unless its dish is new. */
const MARKED = '.price b, .sizes b, .sold-out, .hours'

/**
 * Fades out what goes, updates the menu and marks what is new. The dish at a quarter of the screen's height stays
 * where it is, whatever changes above it; other dishes in view slide.
 */
export async function showChanges(root: HTMLElement, goneNames: Set<string>, update: () => void) {
  const isStill = prefersReducedMotion() || document.hidden
  const fades = isStill ? [] : fadeOut(root, goneNames)
  await Promise.all(fades.map(({ finished }) => finished))

  const rows = new Set(select(root, ROWS))
  const texts = new Map(select(root, MARKED).map((element) => [element, element.textContent]))
  const places = placesInView(root)
  keepInPlace(places, update)
  // A dish that has only another name is still there.
  for (const fade of fades) fade.cancel()

  const newRows = select(root, ROWS).filter((row) => !rows.has(row))
  const changed = select(root, MARKED).filter((element) => texts.get(element) !== element.textContent)
  const inOldRows = changed.filter((element) => !newRows.some((row) => row.contains(element)))
  for (const element of inOldRows) highlight(element, isStill)
  if (isStill) return
  slide(places)
  for (const row of newRows) row.animate({ opacity: [0, 1] }, { duration: FADE_MS })
}

const select = (root: HTMLElement, selector: string) =>
  Array.from(root.querySelectorAll<HTMLElement>(selector))

function fadeOut(root: HTMLElement, goneNames: Set<string>) {
  const gone = select(root, ROWS).filter((row) =>
    goneNames.has(row.querySelector('.name')?.textContent ?? ''),
  )
  return gone.map((row) => row.animate({ opacity: [1, 0] }, { duration: FADE_MS, fill: 'forwards' }))
}

type Places = Map<HTMLElement, DOMRect>

/** Only sections in view are measured: the browser has not laid out the others. */
function placesInView(root: HTMLElement): Places {
  const rows = select(root, 'section')
    .filter(isInView)
    .flatMap((section) => select(section, ROWS))
  const inView = [...rows, ...select(root, 'footer')].filter(isInView)
  return new Map(inView.map((element) => [element, element.getBoundingClientRect()]))
}

function isInView(element: HTMLElement) {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && bottom > 0 && top < innerHeight
}

/** Scrolls by as much as the dish that is being read has moved; not every browser does so by itself. */
function keepInPlace(places: Places, update: () => void) {
  const { style } = document.documentElement
  style.overflowAnchor = 'none'
  style.scrollBehavior = 'auto'
  update()

  const left = [...places].filter(([element]) => element.isConnected)
  const [element, place] = left.find(([, { top }]) => top >= innerHeight / 4) ?? left.at(-1) ?? []
  if (element && place) scrollBy(0, element.getBoundingClientRect().top - place.top)
  style.overflowAnchor = ''
  style.scrollBehavior = ''
}

function slide(places: Places) {
  for (const [element, place] of places) {
    const { left, top, height } = element.getBoundingClientRect()
    const [x, y] = [place.left - left, place.top - top]
    if (height > 0 && Math.abs(x) + Math.abs(y) >= 1)
      element.animate(
        { transform: [`translate(${x}px, ${y}px)`, 'none'] },
        { duration: SLIDE_MS, easing: 'ease-out' },
      )
  }
}

/** A ring in the colour of the page's text: it can be seen in every theme and takes no space. */
function highlight(element: HTMLElement, isStill: boolean) {
  element.animate(
    {
      outline: ['2px solid var(--ink)', '2px solid transparent'],
      outlineOffset: ['3px', '3px'],
      borderRadius: ['4px', '4px'],
    },
    { duration: HIGHLIGHT_MS, easing: isStill ? 'steps(1, end)' : 'ease-in' },
  )
}
