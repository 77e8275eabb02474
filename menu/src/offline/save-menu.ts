import { laterWords } from '../app/words.ts'
import { isMenuFile, type Message } from './menu-requests.ts'

/** So that pictures that come together are told together. */
const GATHER_MS = 1000

/** Keeps the menu on the phone for a time without signal. Menus within other pages are not kept. */
export async function saveMenu() {
  const { serviceWorker } = navigator
  if (!serviceWorker || window !== window.top) return

  await loaded()
  await serviceWorker.register('/offline.js', { updateViaCache: 'none' })
  const { active } = await serviceWorker.ready
  const files = new Set<string>()
  const lines = { offline: laterWords.offline, noAnswer: laterWords.noAnswer }
  const tell = (news?: Message['news']) =>
    active?.postMessage({ url: location.href, files: [...files], news, lines } satisfies Message)

  whenFetched((path) => files.add(path), tell)
  addEventListener('menuchange', () => tell('changed'))
  addEventListener('menugone', () => tell('gone'))
}

const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve()
    else addEventListener('load', () => resolve(), { once: true })
  })

/** Every file of a menu that the page fetches, those before this call too. */
function whenFetched(add: (path: string) => void, done: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new PerformanceObserver((list) => {
    const urls = list.getEntries().map(({ name }) => new URL(name))
    const paths = urls
      .filter(({ origin }) => origin === location.origin)
      .map((url) => url.pathname + url.search)
    for (const path of paths.filter(isMenuFile)) add(path)
    clearTimeout(timer)
    timer = setTimeout(done, GATHER_MS)
  })
  observer.observe({ type: 'resource', buffered: true })
}
