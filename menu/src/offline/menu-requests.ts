import { isReservedSlug } from '@thela/contract/values/slug'

/** What the page tells the worker. */
export type Message = {
  url: string
  /** Paths that the page has fetched. */
  files: string[]
  /** The menu has changed since the page was opened, or is gone. */
  news?: 'changed' | 'gone'
  lines: Lines
}

/** What stands above a saved menu, in the language of its page; {time} is when it was saved. */
export type Lines = { offline: string; noAnswer: string }

const menuPath = /^\/([^/]+)\/([\w-]{1,64})$/

/** The name under which a menu is kept, whatever its slug; null for every other page. */
export function menuKey({ pathname, searchParams }: URL) {
  const [, slug = '', id] = menuPath.exec(pathname) ?? []
  if (!id || isReservedSlug(slug)) return null

  const language = searchParams.get('lang')
  return language ? `${id}?lang=${encodeURIComponent(language)}` : id
}

/** Scripts, pictures and the data of the longest menus. */
export const isMenuFile = (path: string) =>
  /^\/(assets\/menu|uploads)\//.test(path) || /^\/api\/public\/vendor\/[\w-]+\/menu-full\?/.test(path)
