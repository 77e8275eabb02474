import type { PageScript } from '../codec/page-script.ts'
import { templateCode } from '../templates/template-code.ts'
import { loadWords } from './load-words.ts'
import { showSplash } from './show-splash.ts'
import { makeTracker } from './track.ts'

applyStoredTextSize()
layOutWhatWasRead()
const root = document.getElementById('menu')
if (root) boot(root, JSON.parse(document.getElementById('page')?.textContent ?? ''))
else listenForBack()

/** The menu can be read already: everything here happens after the first paint. */
async function boot(root: HTMLElement, script: PageScript) {
  const takeTaps = recordTaps(root)
  await firstPaint()

  const tracker = makeTracker(script.vendor)
  tracker.visit(location.search)
  showSplash(script.splashMs)
  const { frame } = script
  const { lang } = document.documentElement
  if (frame)
    Promise.all([import('../frame/show-frame.ts'), loadWords(lang)]).then(([{ showFrame }, words]) =>
      showFrame({ script, words, tracker }, frame),
    )
  await idleOrTouched()

  const [{ hydrateMenu }, code, words] = await Promise.all([
    import('../app/hydrate-menu.tsx'),
    templateCode[script.templateId]?.(),
    loadWords(lang),
  ])
  if (code) await hydrateMenu({ root, script, code, words, tracker, takeTaps })
}

/** As it was chosen on any menu: its code is on the phone already, and comes before the first paint or soon after. */
function applyStoredTextSize() {
  try {
    if (localStorage.getItem('text-size'))
      import('../text-size/set-text-size.ts').then((file) => file.setStoredSize())
  } catch {
    // A browser that keeps nothing.
  }
}

/**
 * After a reload, or Back from another page, the browser goes to as many pixels from the top as before: that is the same
 * dish only where the heights above it are not estimated.
 */
function layOutWhatWasRead() {
  if (!performance.navigation?.type) return

  const top = scrollY
  document.documentElement.classList.add('whole')
  scrollTo(0, top)
}

/**
 * Records which buttons and categories were tapped before hydration. Other links work without it, and so do categories:
 * who scrolls on after one was there already, and is not taken back to it.
 */
function recordTaps(root: HTMLElement) {
  let taps: HTMLElement[] = []
  const record = ({ type, target }: Event) => {
    const tapped = (target as Element).closest<HTMLElement>('button,nav a')
    if (type !== 'click') taps = taps.filter((tapped) => tapped.matches('button'))
    else if (tapped) taps.push(tapped)
  }
  const types = ['click', 'touchmove', 'wheel']
  for (const type of types) root.addEventListener(type, record, { passive: true })

  /** Stops recording and returns the taps. */
  return () => {
    for (const type of types) root.removeEventListener(type, record)
    return taps
  }
}

/** After the frame that shows the page. A page in a hidden tab waits until it is visible. */
function firstPaint() {
  return new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/** When the phone is idle, or at once when the customer interacts. */
function idleOrTouched() {
  return new Promise<void>((resolve) => {
    const done = () => resolve()
    if ('requestIdleCallback' in window) requestIdleCallback(done, { timeout: 2000 })
    else setTimeout(done, 200)

    for (const type of ['pointerdown', 'keydown']) addEventListener(type, done, { once: true })
  })
}

/** The back button of a problem page; without a script, or without a page to go back to, it leads home. */
function listenForBack() {
  document.querySelector('[data-back]')?.addEventListener('click', (event) => {
    if (history.length < 2) return

    event.preventDefault()
    history.back()
  })
}
