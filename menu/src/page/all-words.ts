import type { LanguageCode } from '@thela/contract/values/languages'
import type * as englishPage from '@thela/words/menu-page'
import type { LaterWords, MenuWords, Texts } from '../app/words.ts'
import type { DietWords } from '../diet/diet-words.ts'

/** What only the server writes, `words/<language>/menu-page.ts`. */
export type PageWords = Texts<typeof englishPage>

const menus = import.meta.glob<MenuWords>('../../../words/*/menu.ts', { eager: true })
const laters = import.meta.glob<LaterWords>('../../../words/*/menu-later.ts', { eager: true })
const diets = import.meta.glob<DietWords>('../../../words/*/menu-diet.ts', { eager: true })
const pages = import.meta.glob<PageWords>('../../../words/*/menu-page.ts', { eager: true })

export const menuWordsIn = (code: LanguageCode) => menus[`../../../words/${code}/menu.ts`] as MenuWords
export const pageWordsIn = (code: LanguageCode) => pages[`../../../words/${code}/menu-page.ts`] as PageWords
export const dietWordsIn = (code: LanguageCode) => diets[`../../../words/${code}/menu-diet.ts`] as DietWords
export const laterWordsIn = (code: LanguageCode) =>
  laters[`../../../words/${code}/menu-later.ts`] as LaterWords
