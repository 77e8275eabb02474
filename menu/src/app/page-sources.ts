import type { MenuPage } from '@thela/contract/menus/page-data'
import type { Sources } from '../codec/read-page-script.ts'
import { fetchJson } from './fetch-json.ts'
import { WRITTEN } from './written-texts.ts'

/** A browser finds texts in its page; it asks for a menu a second time before it gives up. */
export const sourcesIn = (page: ParentNode): Sources => ({
  writtenTexts: () => Array.from(page.querySelectorAll(WRITTEN), (text) => text.textContent ?? ''),
  fetchMenu: (...which) => fetchMenu(...which).catch(() => fetchMenu(...which)),
})

/** Each version has an address of its own: what a browser has kept of another is never drawn over this one. */
const fetchMenu = (vendorId: string, version: string) =>
  fetchJson<MenuPage>(`/api/public/vendor/${vendorId}/menu-full?v=${version}`)
