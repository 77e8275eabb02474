/** Interactions that start the app. */
const gestures = ['pointerdown', 'wheel', 'scroll', 'keydown', 'focusin', 'click']

/**
 * A prerendered page is readable without scripts. They are fetched after the first paint and run once the visitor
 * interacts, sees an element with `data-hydrates`, or is signed in: a visitor who only reads never runs the app.
 */
export function hydrateOnInteraction(fetched: HTMLTemplateElement, isKnown: boolean) {
  let hasStarted = false
  const startApp = () => {
    if (hasStarted) return
    hasStarted = true
    for (const gesture of gestures) removeEventListener(gesture, startApp, true)
    parts.disconnect()
    const run = document.querySelector<HTMLTemplateElement>('template[data-run]')
    if (run) document.head.append(run.content.cloneNode(true))
  }
  const parts = new IntersectionObserver(
    (all) => all.some((part) => isMostlySeen(part, innerHeight)) && startApp(),
    {
      threshold: [0.25, 0.5, 0.75],
    },
  )
  for (const gesture of gestures) addEventListener(gesture, startApp, { capture: true, passive: true })

  const { pathname } = location
  // Back on a page that was reloaded changes nothing but the address: the app renders the page of that address.
  addEventListener('popstate', () => {
    if (location.pathname === pathname) return
    document.getElementById('root')?.setAttribute('data-waiting', '')
    startApp()
  })

  const painting = new PerformanceObserver(() => {
    painting.disconnect()
    fetchAhead(fetched)
    for (const part of document.querySelectorAll('[data-hydrates]')) parts.observe(part)
    if (isKnown) startApp()
  })
  painting.observe({ type: 'paint', buffered: true })
}

function fetchAhead({ dataset }: HTMLTemplateElement) {
  // The web font replaces the system font once it is loaded.
  new FontFace('Inter', `url(${dataset.font})`, { weight: '400 900' })
    .load()
    .then((face) => document.fonts.add(face))
    .catch(() => {})
  // Each in a task of its own, so that the page stays responsive. Not as prefetch links: no directive of our policy
  // allows them, and Firefox refuses what the default source does not allow.
  for (const file of dataset.fetch?.split(' ').filter(Boolean) ?? []) setTimeout(() => fetchQuietly(file))
}

/** Read to its end, or the browser would not keep it. */
const fetchQuietly = (file: string) =>
  fetch(file, { priority: 'low' })
    .then((answer) => answer.blob())
    .catch(() => {})

type Seen = { intersectionRatio: number; intersectionRect: { height: number } }

/** Most of it is in view, or it fills most of the view: on a phone held sideways it may be taller than the screen. */
export const isMostlySeen = ({ intersectionRatio, intersectionRect }: Seen, viewHeight: number) =>
  intersectionRatio >= 0.75 || intersectionRect.height >= 0.75 * viewHeight
