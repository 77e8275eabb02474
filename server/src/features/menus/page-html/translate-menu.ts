import type { PublicCategory, PublicMenuItem } from '@thela/contract/menus/page-data'
import type { ItemTranslations } from '@thela/contract/menus/translations'
import { readVariations } from '@thela/contract/menus/variations'
import type { LanguageCode } from '@thela/contract/values/languages'

type Translation = NonNullable<ItemTranslations['en']> | null
type Item = PublicMenuItem & { translation?: Translation }

/** A category with its items as they are stored, and their texts in the language that is shown. */
export type StoredCategory = Omit<PublicCategory, 'menuItems'> & {
  translation?: Translation
  menuItems: Item[]
}

/** The menu in another of its languages: what is missing stays in the main language, and says so. */
export const translateMenu = (categories: StoredCategory[], main: LanguageCode): PublicCategory[] =>
  categories.map(({ translation, menuItems, ...stored }) => {
    const category = { ...stored, ...textsOf(stored, translation, main) }
    return { ...category, menuItems: menuItems.map((item) => translateItem(item, category.name, main)) }
  })

function translateItem({ translation, ...stored }: Item, category: string, main: LanguageCode) {
  const item = { ...stored, ...textsOf(stored, translation, main), category }
  return {
    ...item,
    variations: stored.variations && translateVariations(stored.variations, translation, main),
    // It would say the same twice.
    nameEn: item.nameEn === item.name ? null : item.nameEn,
  }
}

type Texts = { name: string; description: string | null }

function textsOf(stored: Texts, translation: Translation | undefined, main: LanguageCode) {
  const { name, description } = translation ?? {}
  return {
    name: name ?? stored.name,
    ...(!name && { nameLang: main }),
    description: description ?? stored.description,
    ...(!description && stored.description && { descriptionLang: main }),
  }
}

function translateVariations(text: string, translation: Translation | undefined, main: LanguageCode) {
  const names = new Map(Object.entries(translation?.variations ?? {}))
  const variations = readVariations(text).map((size) => {
    const name = names.get(size.id)
    return name ? { ...size, name } : { ...size, lang: main }
  })
  return JSON.stringify(variations)
}
