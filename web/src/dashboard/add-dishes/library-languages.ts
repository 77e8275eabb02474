import type { LibraryDish } from '@thela/contract/menus/dish-library'
import type { CategoryTranslations } from '@thela/contract/menus/translations'
import type { LanguageCode } from '@thela/contract/values/languages'
import type { MenuLanguages } from '../menu-languages/use-menu-languages.ts'

/** A text of the library in each of its languages. */
export type LibraryTexts = LibraryDish['name']
export type LibraryLanguage = keyof LibraryTexts

export const libraryLanguages = ['en', 'hi', 'gu'] as const satisfies readonly LibraryLanguage[]

const isInLibrary = (code: LanguageCode): code is LibraryLanguage =>
  libraryLanguages.some((each) => each === code)

/**
 * The language in which dishes are named: the main language of the menu. Undefined if the library does not have it,
 * and for a menu in English alone, which is every menu whose vendor has not named its languages.
 */
export function nameLanguageOf({ main, others }: MenuLanguages): LibraryLanguage | undefined {
  const isNamed = main !== 'en' || others.length > 0
  return isNamed && isInLibrary(main) ? main : undefined
}

type Texts = { name: LibraryTexts; description?: LibraryTexts }

/** Texts of the library in the other languages of the menu, as far as it has them; undefined if it has none. */
export function translationsFrom(
  { others }: MenuLanguages,
  { name, description }: Texts,
): CategoryTranslations | undefined {
  const known = others.filter(isInLibrary)
  if (known.length === 0) return undefined

  return Object.fromEntries(
    known.map((code) => [code, { name: name[code], ...(description && { description: description[code] }) }]),
  )
}

export const mapTexts = ({ en, hi, gu }: LibraryTexts, change: (text: string) => string): LibraryTexts => ({
  en: change(en),
  hi: change(hi),
  gu: change(gu),
})
