import type {
  CategoryTranslations,
  ItemTranslations,
  ItemTranslationsInput,
} from '@thela/contract/menus/translations'
import type { LanguageCode } from '@thela/contract/values/languages'

/** What a form holds in one language: an empty text where nothing is stored. */
export type TextValues = { name: string; description: string }
export type TranslationValues = Record<string, TextValues>

export const translationValues = (
  stored: CategoryTranslations,
  codes: readonly LanguageCode[],
): TranslationValues =>
  Object.fromEntries(
    codes.map((code) => {
      const { name = '', description = '' } = stored[code] ?? {}
      return [code, { name, description }]
    }),
  )

/** Only the texts that differ from what is stored, null for those that are taken away; undefined if none differs. */
export function changedTranslations(
  stored: ItemTranslations,
  next: ItemTranslationsInput = {},
): ItemTranslationsInput | undefined {
  const changes = Object.entries(next).flatMap(([code, { variations = {}, ...texts }]) => {
    const { variations: names = {}, ...before } = stored[code as LanguageCode] ?? {}
    const renamed = changedTexts(names, variations)
    const changed = { ...changedTexts(before, texts), ...(isEmpty(renamed) ? {} : { variations: renamed }) }
    return isEmpty(changed) ? [] : [[code, changed]]
  })
  return changes.length > 0 ? Object.fromEntries(changes) : undefined
}

type Texts = Record<string, string | null | undefined>

const changedTexts = (before: Texts, next: Texts) =>
  Object.fromEntries(Object.entries(next).filter(([name, text]) => (text ?? null) !== (before[name] ?? null)))

const isEmpty = (thing: object) => Object.keys(thing).length === 0
