import type { Lines } from './menu-requests.ts'
import { fileUrls, type SavedMenus, trimMenus } from './saved-menus.ts'

const CACHE = 'menus'
/** Where the list of saved menus is kept; no page has this address. */
const LIST_URL = '/saved-menus'

export const findPage = async (key: string) => (await caches.open(CACHE)).match(pageUrl(key))

export const findFile = async (url: string) => (await caches.open(CACHE)).match(url)

const pageUrl = (key: string) => `${LIST_URL}/${key}`

export async function save(key: string, page: Response) {
  const menus = await readList()
  const headers = new Headers(page.headers)
  // The text is kept as it is read, not as it was sent.
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name)
  const html = await page.blob()
  const cache = await caches.open(CACHE)
  await cache.put(pageUrl(key), new Response(html, { headers }))
  const { files = {}, lines } = menus[key] ?? {}
  await writeList({ ...menus, [key]: { openedAt: Date.now(), pageBytes: html.size, files, lines } })
}

export async function saveFiles(key: string, urls: string[], lines: Lines) {
  const menus = await readList()
  const menu = menus[key]
  if (!menu) return
  const known = Object.assign({}, ...Object.values(menus).map(({ files }) => files))
  const sizes = await Promise.all(urls.map(async (url) => [url, known[url] ?? (await saveFile(url))]))
  const saved = sizes.filter(([, size]) => size !== null)
  const files = { ...menu.files, ...Object.fromEntries(saved) }
  await writeList({ ...menus, [key]: { ...menu, files, lines } })
}

/** How large it is; null when it cannot be kept. A file of another origin does not tell. */
async function saveFile(url: string) {
  const file = await fetch(url, { cache: 'force-cache' }).catch(() => null)
  if (file?.status !== 200 || file.type !== 'basic') return null

  const bytes = await file.clone().blob()
  await (await caches.open(CACHE)).put(url, file)
  return bytes.size
}

export const findLines = async (key: string) => (await readList())[key]?.lines

export async function forget(key: string) {
  const { [key]: _gone, ...others } = await readList()
  await writeList(others)
}

async function readList(): Promise<SavedMenus> {
  const list = await (await caches.open(CACHE)).match(LIST_URL)
  return list ? list.json() : {}
}

/** What is on the list is kept, everything else is deleted. */
async function writeList(menus: SavedMenus) {
  const cache = await caches.open(CACHE)
  const trimmed = trimMenus(menus)
  await cache.put(LIST_URL, Response.json(trimmed))

  const kept = new Set([LIST_URL, ...Object.keys(trimmed).map(pageUrl), ...fileUrls(trimmed)])
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url)
    if (!kept.has(pathname + search)) await cache.delete(request)
  }
}

let last = Promise.resolve<unknown>(undefined)

/** One change of the list after the other. */
export function inTurn(change: () => Promise<unknown>) {
  last = last.then(change, change)
  return last
}
