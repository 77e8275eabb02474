import type { ItemTranslations, ItemTranslationsInput } from '@thela/contract/menus/translations'
import type { LanguageCode } from '@thela/contract/values/languages'
import type { TranslationValues } from '../menu-languages/translation-values.ts'

type Values = {
  translations: TranslationValues
  variations: { id: string; translations: Record<string, string> }[]
}

/** In the form a variation has its own names, so that they go with its row. */
export const namesOfVariation = (
  id: string,
  stored: ItemTranslations,
  languages: readonly LanguageCode[],
): Record<string, string> =>
  Object.fromEntries(languages.map((code) => [code, stored[code]?.variations?.[id] ?? '']))

/** The texts of the form as they are sent. */
export const readTranslations = ({ translations, variations }: Values): ItemTranslationsInput =>
  Object.fromEntries(
    Object.entries(translations).map(([code, texts]) => [
      code,
      {
        ...texts,
        variations: Object.fromEntries(variations.map(({ id, translations }) => [id, translations[code]])),
      },
    ]),
  )

/** Whether the form has a text in another language. */
export const hasTranslations = ({ translations, variations }: Values) =>
  [...Object.values(translations), ...variations.map((variation) => variation.translations)].some((texts) =>
    Object.values(texts).some((text) => text.trim() !== ''),
  )
