import largeText from './large-text.css?inline'

/** In percent of what is set on the phone. */
const sizes = [100, 150, 200]
/** From here on what is drawn for usual letters needs more room. */
const LARGE_PX = 20
const KEY = 'text-size'

function setTextSize(percent: number) {
  const { style, classList } = document.documentElement
  style.fontSize = percent === 100 ? '' : `${percent}%`
  addStyles()
  classList.toggle('large', rootPx() >= LARGE_PX)
  // The line of hours was fitted to the letters it had.
  dispatchEvent(new Event('resize'))
}

/** As the phone remembers it, for all menus. */
export function setStoredSize() {
  setTextSize(storedSize())
}

/** The next larger one, and after the largest the usual one again. */
export function growText() {
  const next = sizes[(sizes.indexOf(storedSize()) + 1) % sizes.length] as number
  remember(next)
  setTextSize(next)
  return next
}

let unstored = 100

export function storedSize() {
  try {
    const size = Number(localStorage.getItem(KEY))
    return sizes.includes(size) ? size : 100
  } catch {
    return unstored
  }
}

function remember(percent: number) {
  unstored = percent
  try {
    localStorage.setItem(KEY, String(percent))
  } catch {
    // Kept until the page is left.
  }
}

const rootPx = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

let isStyled = false

function addStyles() {
  if (isStyled) return
  isStyled = true
  const style = document.createElement('style')
  style.media = 'screen'
  style.textContent = largeText
  document.head.append(style)
}
