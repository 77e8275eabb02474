import type { Lines } from './menu-requests.ts'

/** What a phone keeps of one menu. The files are scripts, pictures and, for the longest menus, their data. */
export type SavedMenu = {
  openedAt: number
  pageBytes: number
  files: Record<string, number>
  lines?: Lines
}

/** By the id of the vendor and the language. */
export type SavedMenus = Record<string, SavedMenu>

export const MAX_MENUS = 10
export const MAX_BYTES = 5_000_000

/**
 * The ten menus that were read last, in at most 5 MB. Pictures go first, those of the menu that was not read for
 * longest before others; then whole menus.
 */
export function trimMenus(menus: SavedMenus): SavedMenus {
  const newest = Object.entries(menus)
    .sort(([, one], [, other]) => other.openedAt - one.openedAt)
    .slice(0, MAX_MENUS)
  for (let n = newest.length - 1; n >= 0 && bytesOf(newest) > MAX_BYTES; n--)
    newest[n] = withoutPictures(newest[n] as Entry)
  while (newest.length > 1 && bytesOf(newest) > MAX_BYTES) newest.pop()
  return Object.fromEntries(newest)
}

type Entry = [key: string, menu: SavedMenu]

/** A file that several menus use is kept once. */
function bytesOf(entries: Entry[]) {
  const files = Object.assign({}, ...entries.map(([, { files }]) => files)) as Record<string, number>
  const bytes = [...entries.map(([, { pageBytes }]) => pageBytes), ...Object.values(files)]
  return bytes.reduce((sum, size) => sum + size, 0)
}

function withoutPictures([key, menu]: Entry): Entry {
  const files = Object.entries(menu.files).filter(([url]) => !isPicture(url))
  return [key, { ...menu, files: Object.fromEntries(files) }]
}

const isPicture = (url: string) => url.startsWith('/uploads/')

export const fileUrls = (menus: SavedMenus) =>
  new Set(Object.values(menus).flatMap(({ files }) => Object.keys(files)))
