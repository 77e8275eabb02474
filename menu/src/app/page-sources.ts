import type { MenuPage } from '@thela/contract/menus/page-data'
import type { Sources } from '../codec/read-page-script.ts'
import { fetchJson } from './fetch-json.ts'
import { PAGE_TEXT_SELECTOR } from './page-texts.ts'

/** A browser finds texts in its page; it asks for a menu a second time before it gives up. */
export const sourcesIn = (page: ParentNode): Sources => ({
  pageTexts: () => Array.from(page.querySelectorAll(PAGE_TEXT_SELECTOR), (text) => text.textContent ?? ''),
  fetchMenu: (...which) => fetchMenu(...which).catch(() => fetchMenu(...which)),
})

/** Each version has its own URL, so that a cached copy of another version is never used. In the language of the page. */
const fetchMenu = (vendorId: string, version: string) =>
  fetchJson<MenuPage>(
    `/api/public/vendor/${vendorId}/menu-full?v=${version}&lang=${document.documentElement.lang}`,
  )
