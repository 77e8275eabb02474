import { reservedSlugs } from '@thela/contract/values/slug'
import { noAnswer, offline } from '@thela/words/menu-later'
import { isMenuFile, type Message, menuKey } from './menu-requests.ts'
import { findFile, findLines, findPage, forget, inTurn, save, saveFiles } from './phone-store.ts'

// TypeScript has no types for windows and workers in one program.
type LaterEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
type RoutedEvent = LaterEvent & { addRoutes?: (routes: unknown[]) => Promise<void> }
type MessageToWorker = LaterEvent & { data: Message }
type RequestEvent = LaterEvent & {
  request: Request
  preloadResponse?: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}
type Worker = {
  addEventListener(type: 'install', listener: (event: RoutedEvent) => void): void
  addEventListener(type: 'activate', listener: (event: LaterEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageToWorker) => void): void
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void
  skipWaiting: () => void
  clients: { claim: () => Promise<void> }
  registration: ServiceWorkerRegistration
}
const worker = self as unknown as Worker

/** A phone that shows bars but gets nothing waits no longer for a menu that it has. */
const PATIENCE_MS = 4000

worker.addEventListener('install', (event) => {
  worker.skipWaiting()
  event.waitUntil(leaveOtherPagesAlone(event))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([worker.clients.claim(), askWhileStarting()]))
})

worker.addEventListener('message', (event) => event.waitUntil(inTurn(() => take(event.data))))

worker.addEventListener('fetch', (event) => {
  const { method, mode, referrer, url } = event.request
  const { origin, pathname, search } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return

  if (mode === 'navigate') {
    const key = menuKey(new URL(url))
    if (key) event.respondWith(openMenu(event, key))
  } else if (isMenuFile(pathname + search) && isOfMenu(pathname, referrer))
    event.respondWith(readFile(event.request))
})

/** Pictures are in the dashboard too. A script that is imported by another one has that as its referrer. */
const isOfMenu = (path: string, referrer: string) =>
  path.startsWith('/assets/') || menuKey(new URL(referrer, location.origin)) !== null

/** Where a browser can be told, it does not even start the worker for other pages. */
async function leaveOtherPagesAlone(event: RoutedEvent) {
  const paths = ['/', '/:page', ...[...reservedSlugs].map((slug) => `/${slug}/*`)]
  const routes = paths.map((pathname) => ({
    condition: { urlPattern: { pathname }, requestMode: 'navigate' },
    source: 'network',
  }))
  await event.addRoutes?.(routes)
}

/** The browser asks for a menu before the worker has started; where other pages start it too, it would ask for them in vain. */
async function askWhileStarting() {
  if ('InstallEvent' in self) await worker.registration.navigationPreload.enable()
}

/** The answer of the network, and the saved menu only when there is none. */
async function openMenu(event: RequestEvent, key: string): Promise<Response> {
  const network = askNetwork(event)
  const saved = await findPage(key)
  if (!saved) return keep(event, key, await network)

  const late = Symbol('late')
  const answer = await Promise.race([network.catch(() => null), after(PATIENCE_MS, late)])
  if (answer === late) {
    event.waitUntil(network.then((response) => keep(event, key, response)).catch(() => {}))
    return asOf(saved, (await findLines(key))?.noAnswer ?? noAnswer)
  }
  if (answer && !isGatewayFailure(answer)) return keep(event, key, answer)
  return asOf(saved, (await findLines(key))?.offline ?? offline)
}

const askNetwork = async ({ request, preloadResponse }: RequestEvent) =>
  (await preloadResponse) ?? fetch(request)

const after = <Value>(ms: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(() => resolve(value), ms))

/** The proxy is there, and no node of ours behind it. */
const isGatewayFailure = ({ status }: Response) => status === 502 || status === 504

/** Saves the menu beside what is kept already, and removes it when it is gone. Returns the answer itself. */
function keep(event: RequestEvent, key: string, answer: Response) {
  if (isGone(answer)) event.waitUntil(inTurn(() => forget(key)))
  else if (answer.status === 200) {
    const copy = answer.clone()
    event.waitUntil(inTurn(() => save(key, copy)))
  }
  return answer
}

const isGone = ({ status }: Response) => status === 404 || status === 410

async function readFile(request: Request) {
  try {
    return await fetch(request)
  } catch (error) {
    const saved = await findFile(request.url)
    if (saved) return saved
    throw error
  }
}

/** The saved page with one line above it. */
async function asOf(saved: Response, text: string) {
  const page = await saved.text()
  const [, language = 'en'] = /<html lang="(\w+)/.exec(page) ?? []
  const date = new Date(saved.headers.get('date') ?? 0)
  const locale = `${language}-IN-u-nu-latn`
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(date)
  const line = `<p id="saved" role="status" style="margin:0;padding:8px 16px;background:#1f2937;color:#fff;font:15px/1.4 system-ui,sans-serif;text-align:center">${text.replace('{time}', time)}</p>`
  const html = page.replace('<body>', (body) => body + line)
  return new Response(html, { headers: saved.headers })
}

async function take({ url, files, news, lines }: Message) {
  const key = menuKey(new URL(url))
  if (!key) return
  if (news === 'gone') return forget(key)
  if (news || !(await findPage(key))) {
    // The browser has the page already, unless it has changed.
    const page = await fetch(url, { cache: news ? 'no-cache' : 'force-cache' })
    if (page.status === 200) await save(key, page)
    else if (isGone(page)) return forget(key)
  }
  await saveFiles(key, files, lines)
}
