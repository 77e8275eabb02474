import type { MenuWords } from '../app/words.ts'

const languages = import.meta.glob<MenuWords>('../../../words/*/menu.ts')

/** Each language is a file of its own, and a menu loads only its own. */
export const loadWords = (language: string) =>
  (languages[`../../../words/${language}/menu.ts`] as () => Promise<MenuWords>)()
