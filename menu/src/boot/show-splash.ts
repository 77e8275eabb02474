import { prefersReducedMotion } from './prefers-reduced-motion.ts'

const SEEN = 'splash-seen'

/** The branded splash, above a menu that is already painted: once a visit, and gone at a tap (DEC-223). */
export function showSplash(splashMs: number) {
  if (splashMs === 0 || scrollY > 0 || prefersReducedMotion() || wasSeen()) return

  const page = document.documentElement
  const hide = () => {
    page.classList.remove('splashing')
    removeEventListener('click', skip, true)
  }
  const skip = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
    hide()
  }

  page.classList.add('splashing')
  addEventListener('click', skip, true)
  setTimeout(hide, splashMs)
}

/** Without storage we cannot know whether it was shown: better no splash than one on every visit. */
function wasSeen() {
  try {
    const seen = sessionStorage.getItem(SEEN) !== null
    sessionStorage.setItem(SEEN, '1')
    return seen
  } catch {
    return true
  }
}
