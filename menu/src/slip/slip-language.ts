import type { MenuPage } from '@thela/contract/menus/page-data'
import { readVariations } from '@thela/contract/menus/variations'
import type * as english from '@thela/words/menu-slip'
import { fetchJson } from '../app/fetch-json.ts'
import type { Texts } from '../app/words.ts'
import { portionsOf } from './lines.ts'

/** `words/<language>/menu-slip.ts` */
export type SlipWords = Texts<typeof english>

/** What the stall reads: the menu's main language, whatever language the customer reads. */
export type MainLanguage = {
  code: string
  texts: SlipWords
  /** By portion; empty when the page is in the main language, or when nobody answered. */
  names: Map<string, string>
}

/** The words of the customer, and what the stall reads. */
export async function loadLanguages(page: Document, vendorId: string) {
  const code = page.documentElement.lang
  const main = page.querySelector<HTMLAnchorElement>('.languages a')?.hreflang ?? code
  const [texts, mainTexts, names] = await Promise.all([
    loadSlipWords(code),
    loadSlipWords(main),
    main === code ? new Map<string, string>() : readNames(vendorId).catch(() => new Map<string, string>()),
  ])
  return { texts, main: { code: main, texts: mainTexts, names } satisfies MainLanguage }
}

const languages = import.meta.glob<SlipWords>('../../../words/*/menu-slip.ts')

const loadSlipWords = (code: string) =>
  (languages[`../../../words/${code}/menu-slip.ts`] as () => Promise<SlipWords>)()

async function readNames(vendorId: string) {
  const { categories } = await fetchJson<MenuPage>(`/api/public/vendor/${vendorId}/menu-full`)
  const portions = categories
    .flatMap(({ menuItems }) => menuItems)
    .flatMap((item) => portionsOf({ ...item, variations: readVariations(item.variations) }))
  return new Map(portions.map(({ key, name }) => [key, name]))
}
