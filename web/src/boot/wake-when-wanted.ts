/** What a visitor does before they use the page. */
const gestures = ['pointerdown', 'wheel', 'scroll', 'keydown', 'focusin', 'click']

/**
 * A prerendered page is read first. Its scripts are fetched after the first paint and run once the visitor makes a
 * gesture, sees a part that carries `data-wakes`, or is known: a visitor who only reads never runs the app.
 */
export function wakeWhenWanted(fetched: HTMLTemplateElement, isKnown: boolean) {
  let isAwake = false
  const wake = () => {
    if (isAwake) return
    isAwake = true
    for (const gesture of gestures) removeEventListener(gesture, wake, true)
    parts.disconnect()
    const run = document.querySelector<HTMLTemplateElement>('template[data-run]')
    if (run) document.head.append(run.content.cloneNode(true))
  }
  const parts = new IntersectionObserver(
    (all) => all.some((part) => isMostlySeen(part, innerHeight)) && wake(),
    {
      threshold: [0.25, 0.5, 0.75],
    },
  )
  for (const gesture of gestures) addEventListener(gesture, wake, { capture: true, passive: true })

  const painting = new PerformanceObserver(() => {
    painting.disconnect()
    fetchAhead(fetched)
    for (const part of document.querySelectorAll('[data-wakes]')) parts.observe(part)
    if (isKnown) wake()
  })
  painting.observe({ type: 'paint', buffered: true })
}

function fetchAhead({ dataset, content }: HTMLTemplateElement) {
  // The typeface replaces the system's in one go, when it is there.
  new FontFace('Inter', `url(${dataset.font})`, { weight: '100 900' })
    .load()
    .then((face) => document.fonts.add(face))
    .catch(() => {})
  // Each in a task of its own, so that the page answers in between.
  for (const hint of content.children) setTimeout(() => document.head.append(hint.cloneNode()))
}

type Seen = { intersectionRatio: number; intersectionRect: { height: number } }

/** Most of it is in view, or it fills most of the view: on a phone held sideways it may be taller than the screen. */
export const isMostlySeen = ({ intersectionRatio, intersectionRect }: Seen, viewHeight: number) =>
  intersectionRatio >= 0.75 || intersectionRect.height >= 0.75 * viewHeight
