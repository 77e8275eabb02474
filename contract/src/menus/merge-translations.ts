import type { CategoryTranslationsInput, ItemTranslations, ItemTranslationsInput } from './translations.ts'

type Texts = NonNullable<ItemTranslations['en']>
type TextsInput = NonNullable<ItemTranslationsInput['en']>

/** What is stored after a change: what is left out stays, what is empty goes. Categories have no variations. */
export function mergeTranslations(
  before: ItemTranslations,
  given: ItemTranslationsInput | CategoryTranslationsInput,
): ItemTranslations {
  const merged: Record<string, Texts> = { ...before }
  for (const [code, texts] of Object.entries(given))
    if (texts) merged[code] = mergeTexts(merged[code] ?? {}, texts)

  return withoutEmpty(merged)
}

function mergeTexts({ variations: before, ...texts }: Texts, { variations, ...given }: TextsInput): Texts {
  return withoutEmpty({
    ...mergeFields(texts, given),
    variations: withoutEmpty(mergeFields(before ?? {}, variations ?? {})),
  })
}

function mergeFields(before: Record<string, string>, given: Record<string, string | null | undefined>) {
  const changes = Object.entries(given).filter(([, text]) => text !== undefined)
  return Object.fromEntries(
    Object.entries({ ...before, ...Object.fromEntries(changes) }).filter(([, text]) => text !== null),
  ) as Record<string, string>
}

/** The names of variations that an item no longer has go with them. */
export function keepVariations(translations: ItemTranslations, ids: readonly string[]): ItemTranslations {
  const kept = Object.entries(translations).map(([code, { variations = {}, ...texts }]) => {
    const names = Object.entries(variations).filter(([id]) => ids.includes(id))
    return [code, withoutEmpty({ ...texts, variations: Object.fromEntries(names) })]
  })
  return withoutEmpty(Object.fromEntries(kept))
}

const withoutEmpty = <Thing extends Record<string, string | object>>(thing: Thing) =>
  Object.fromEntries(
    Object.entries(thing).filter(([, value]) => typeof value === 'string' || Object.keys(value).length > 0),
  ) as Thing
