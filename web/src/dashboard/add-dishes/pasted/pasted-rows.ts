import type { FoundDish, StallKind } from '@thela/contract/menus/dish-library'
import type { ItemMark } from '@thela/contract/menus/item-marks'
import type { PhotoLine } from '@thela/contract/menus/menu-photo'
import type { Doubt } from '@thela/contract/menus/menu-text/read-line'
import { type MenuLine, readMenuText } from '@thela/contract/menus/menu-text/read-menu-text'
import * as words from '@thela/words/dashboard/add-dishes/pasted'
import { sizeName } from '@thela/words/dashboard/add-dishes/sizes'
import { language as interfaceLanguage } from '@thela/words/language'
import type { MenuLanguages } from '../../menu-languages/use-menu-languages.ts'
import { checkRows, type ImportList, type RowErrors, sendingOf } from '../import-list.ts'
import { type LibraryTexts, mapTexts, nameLanguageOf, translationsFrom } from '../library-languages.ts'

/** A dish of the table: texts as they are typed. */
export type PastedDish = {
  id: string
  /** The line as it was pasted. */
  text: string
  category: string
  name: string
  /** One without a size, or one for each size. */
  prices: { size: string; price: string }[]
  /** Not known until the library or the vendor says so. */
  mark: ItemMark | null
  doubts: Doubt[]
  /** What one gets for the price: 2 pcs. */
  portion: string
  nameEn: string | null
  isSpicy: boolean
  /** What the library calls it and its category, for as long as they are not changed. */
  known?: { name: KnownText; category?: KnownText }
}

type KnownText = { text: string; names: LibraryTexts }

/** A line that was not read as a dish, or a dish that was left out. */
export type OtherLine = { id: string; text: string; category: string; dish?: PastedDish }

export type PastedRows = { dishes: PastedDish[]; others: OtherLine[] }

/** The rows of a list. A heading is the category of the dishes below it. What was unsure in a line of a photo stays marked. */
export function readRows(text: string, photoLines: PhotoLine[] = []): PastedRows {
  const rows: PastedRows = { dishes: [], others: [] }
  let category = ''

  for (const [n, line] of readMenuText(text).entries()) {
    const id = `line-${n + 1}`
    if (line.kind === 'heading') category = line.name
    const unsure = photoLines[line.line - 1]?.doubts ?? []
    if (line.kind === 'dish')
      rows.dishes.push(dishOf(id, { ...line, doubts: [...line.doubts, ...unsure] }, category))
    if (line.kind === 'other' && line.text !== '') rows.others.push({ id, text: line.text, category })
  }
  return rows
}

function dishOf(id: string, line: MenuLine & { kind: 'dish' }, category: string): PastedDish {
  const { text, name, portion, prices, doubts } = line
  return {
    ...emptyDish(id, text, category),
    name,
    portion: portion ?? '',
    prices:
      prices.length > 0
        ? prices.map(({ size, price }) => ({ size: sizeName(size ?? ''), price: String(price) }))
        : [{ size: '', price: '' }],
    doubts,
  }
}

const emptyDish = (id: string, text: string, category: string): PastedDish => ({
  id,
  text,
  category,
  name: text,
  prices: [{ size: '', price: '' }],
  mark: null,
  doubts: [],
  portion: '',
  nameEn: null,
  isSpicy: false,
})

/** A line that is a dish after all. It goes to the end of its category. */
export const dishFromOther = ({ id, text, category, dish }: OtherLine): PastedDish =>
  dish ?? {
    ...emptyDish(id, text, category || words.unnamedCategory),
    name: text.slice(0, MAX_NAME_CHARS),
  }

const MAX_NAME_CHARS = 120

/** Known dishes get their mark and other name from the library; without a heading also their category. */
export function withLibrary(
  dishes: PastedDish[],
  { found, kinds }: { found: (FoundDish | null)[]; kinds: StallKind[] },
  menu: MenuLanguages,
) {
  const language = nameLanguageOf(menu) ?? interfaceLanguage
  return dishes.map((read, n): PastedDish => {
    const withPortion = (name: string) => (read.portion ? `${name} (${read.portion})` : name)
    const row = { ...read, name: withPortion(read.name), portion: '' }
    const known = found[n]
    if (!known) return { ...row, category: row.category || words.unnamedCategory }
    const { dish, kindId } = known
    const usual = kinds.find(({ id }) => id === kindId)?.categories.find(({ id }) => id === dish.category)
    const category = row.category || usual?.name[language] || words.unnamedCategory
    return {
      ...row,
      category,
      mark: dish.mark,
      isSpicy: dish.isSpicy,
      nameEn: isLatin(row.name) ? null : dish.name.en,
      known: {
        name: { text: row.name, names: mapTexts(dish.name, withPortion) },
        ...(!row.category && usual && { category: { text: category, names: usual.name } }),
      },
    }
  })
}

const isLatin = (name: string) => /\p{Script=Latin}/u.test(name)

/** The table as it is sent: categories in the order of their first dish. */
export function listOfRows(dishes: PastedDish[], menu: MenuLanguages): ImportList {
  const namesFor = (text: string, known: KnownText | undefined) =>
    known?.text === text ? translationsFrom(menu, { name: known.names }) : undefined

  return dishes.map(({ id, category, name, nameEn, mark, isSpicy, prices, known }) => ({
    name: category,
    translations: namesFor(category, known?.category),
    rows: [
      {
        id,
        item: {
          name,
          nameEn,
          mark,
          spicy: isSpicy,
          prices,
          translations: namesFor(name, known?.name),
        },
      },
    ],
  }))
}

/** What is wrong before anything is sent: nobody's dish is marked as veg without being asked. */
export function checkDishes(dishes: PastedDish[], menu: MenuLanguages): RowErrors {
  const errors = checkRows(sendingOf(listOfRows(dishes, menu)))
  for (const { id, mark } of dishes) {
    if (!mark) errors[id] = { ...errors[id], mark: words.chooseMark }
  }
  return errors
}

/** What is doubtful about a row, in words. */
export function doubtsInWords({ doubts, mark, prices }: PastedDish) {
  const isUnpriced = prices.some(({ price }) => price.trim() === '')
  return [
    ...(isUnpriced ? [words.noPrice] : []),
    ...(mark ? [] : [words.vegOrNonVeg]),
    ...doubts.flatMap((doubt) => reasons[doubt] ?? []),
  ]
}

/** A missing price is said as long as it is missing. */
const reasons: Partial<Record<Doubt, string>> = words.doubts
