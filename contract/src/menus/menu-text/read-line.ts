import { withAsciiDigits } from '../../values/ascii-digits.ts'
import type { PhotoDoubt } from '../menu-photo.ts'
import { AMOUNT, CURRENCY, NUMBERED_DISH, QUANTITY, SIZE, sizeName } from './words.ts'

/** What a person should look at before the dish is added. */
export type Doubt = 'noPrice' | 'range' | 'unnamedSizes' | 'unusualPrice' | PhotoDoubt

export type DishLine = {
  /** Empty if the line is a price alone. */
  name: string
  /** What one gets for the price, if the line says so: 2 pcs. */
  portion: string | null
  /** Several if there are sizes; a single price has none. */
  prices: { size: string | null; price: number }[]
  doubts: Doubt[]
}

const LOWEST_USUAL_PRICE = 2
const HIGHEST_USUAL_PRICE = 3000

/** One form of letters, digits and spaces; no numbering, no dots that lead to the price, no pictures. */
export function cleanLine(text: string) {
  return withAsciiDigits(text.normalize('NFC'))
    .replace(/[\u200b\u200e\u200f\u2060\ufeff]|\ufe0e|\ufe0f|\u20e3/g, '')
    .replace(/\p{Extended_Pictographic}(?<![©®™])/gu, ' ')
    .replace(/[.·•_~=–—-]{3,}|…+/g, ' - ')
    .replace(/[–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:[-*•●▪►➤✓#>·+]+ ?|\(?\d{1,3}[.)] ?(?=[^\d\s]))/u, '')
    .trim()
}

/** The dishes of a cleaned line; none if it has no price. */
export function readDishes(cleaned: string): DishLine[] {
  const parts = tokenize(cleaned)
  const prices = parts.filter(({ kind }) => kind === 'price')
  if (prices.length === 0) return []
  const several = splitDishes(parts)
  return several.length > 1 ? several.map(readDish) : [readDish(parts)]
}

type Part = {
  kind: 'text' | 'price' | 'size' | 'quantity'
  text: string
  value: number
  hasCurrency: boolean
}

/** A dish with a number in its name, a quantity, a price or a size. */
const tokenSource =
  `(?<numbered>${NUMBERED_DISH.source})` +
  `|(?<quantity>(?<![\\p{L}\\p{M}\\d.])${QUANTITY})` +
  `|(?<![\\p{L}\\p{M}\\d.])(?<before>${CURRENCY} ?)?(?<amount>${AMOUNT})` +
  `(?<after> ?(?:/-|/=|-/|${CURRENCY}(?![\\p{L}\\p{M}])))?(?![\\p{L}\\p{M}\\d%]|:\\d)` +
  `|(?<size>(?<![\\p{L}\\p{M}])${SIZE}(?![\\p{L}\\p{M}]))`

const token = new RegExp(tokenSource, 'giu')

/** The line as texts, prices, sizes and quantities, in order. */
function tokenize(cleaned: string): Part[] {
  const matches = [...cleaned.matchAll(token)].filter(({ groups }) => groups?.numbered === undefined)
  const ends = matches.map((match) => match.index + match[0].length)
  const parts = matches.flatMap((match, n) => [
    textPart(cleaned.slice(ends[n - 1] ?? 0, match.index)),
    markedPart(match),
  ])
  const all = [...parts, textPart(cleaned.slice(ends.at(-1) ?? 0))]
  return demoteNumbers(all.filter(({ text }) => text !== ''))
}

const textPart = (text: string): Part => ({ kind: 'text', text, value: 0, hasCurrency: false })

function markedPart({
  0: text,
  groups: { quantity, before, amount = '0', after, size } = {},
}: RegExpMatchArray): Part {
  const label = size === undefined ? 'price' : 'size'
  const kind = quantity === undefined ? label : 'quantity'
  return { kind, text, value: Number(amount.replaceAll(',', '')), hasCurrency: Boolean(before ?? after) }
}

/** Where some numbers have a currency, the others are part of the name, unless they belong to a priced list. */
function demoteNumbers(parts: Part[]): Part[] {
  const hasCurrency = parts.some((part) => part.hasCurrency)
  const isListed = (n: number) =>
    [n - 1, n - 2].some((k) => parts[k]?.kind === 'size' || parts[k]?.kind === 'quantity') ||
    isJoin(parts[n - 1]) ||
    isJoin(parts[n + 1])
  const demoted = parts.map((part, n): Part => {
    if (part.kind !== 'price' || part.hasCurrency) return part
    const isName = (hasCurrency && !isListed(n)) || part.value === 0
    return isName ? { ...part, kind: 'text' } : part
  })
  return keepSizesWithPrices(demoted)
}

const JOINING_WORD = /(?<![\p{L}])(?:to|or|से|થી|या)(?![\p{L}\p{M}])/gu

/** Only a sign between two prices: a list or a range. */
const isJoin = (part: Part | undefined) =>
  part?.kind === 'text' && /^ ?(?:[/,|&-]|to|से|થી) ?$/u.test(part.text)

/** A size counts only beside a price: in `Half fry` or `Full Meals` it is part of the name. */
function keepSizesWithPrices(parts: Part[]) {
  return parts.map((part, n): Part => {
    if (part.kind !== 'size') return part
    const isNear = [n - 1, n + 1].some(
      (k) => parts[k]?.kind === 'price' || (isSign(parts[k]) && parts[k + (k - n)]?.kind === 'price'),
    )
    return isNear ? part : { ...part, kind: 'text' }
  })
}

const isSign = (part: Part | undefined) => part?.kind === 'text' && /^[\s:=@.,/|()-]*$/.test(part.text)

/** `Samosa 15, Kachori 20` are two dishes: a name before every price, and no sizes. */
function splitDishes(parts: Part[]): Part[][] {
  if (parts.some(({ kind }) => kind === 'size' || kind === 'quantity')) return []
  const dishes: Part[][] = []
  let dish: Part[] = []
  for (const part of parts) {
    dish.push(part)
    if (part.kind !== 'price') continue
    dishes.push(dish)
    dish = []
  }
  const hasNames = dishes.every((each) => /\p{L}[\p{L}\p{M}]/u.test(textOf(each).replace(JOINING_WORD, '')))
  return hasNames && !/\p{L}/u.test(textOf(dish)) ? dishes : []
}

const textOf = (parts: Part[]) => parts.map(({ kind, text }) => (kind === 'text' ? text : ' ')).join('')

function readDish(parts: Part[]): DishLine {
  const prices = parts.filter(({ kind }) => kind === 'price')
  const sizes = parts.filter(({ kind }) => kind === 'size' || kind === 'quantity')
  const values = prices.map(({ value }) => value)
  const doubts: Doubt[] = values.some((value) => value < LOWEST_USUAL_PRICE || value > HIGHEST_USUAL_PRICE)
    ? ['unusualPrice']
    : []
  const name = nameOf(parts)

  if (prices.length === 1) {
    const portion = sizes.length > 0 ? sizes.map(({ text }) => sizeName(text)).join(', ') : null
    return { name, portion, prices: [{ size: null, price: values[0] ?? 0 }], doubts }
  }
  if (sizes.length === prices.length) {
    const named = prices.map(({ value }, n) => ({ size: sizeName(sizes[n]?.text ?? ''), price: value }))
    return { name, portion: null, prices: named, doubts }
  }
  const portion = sizes.length === 1 ? sizeName(sizes[0]?.text ?? '') : null
  if (isRange(parts)) {
    return {
      name,
      portion,
      prices: [{ size: null, price: Math.min(...values) }],
      doubts: [...doubts, 'range'],
    }
  }
  const names = sizesOf(prices.length)
  const guessed = prices.map(({ value }, n) => ({ size: names[n] ?? `${n + 1}`, price: value }))
  return { name, portion, prices: guessed, doubts: [...doubts, 'unnamedSizes'] }
}

const sizesOf = (count: number) => (count === 2 ? ['Half', 'Full'] : ['Small', 'Medium', 'Large'])

function isRange(parts: Part[]) {
  const between = parts.filter((_, n) => parts[n - 1]?.kind === 'price' && parts[n + 1]?.kind === 'price')
  return between.length === 1 && /^ ?(?:-|to|से|થી) ?$/u.test(between[0]?.text ?? '')
}

/** What is left when prices and sizes are taken out. */
function nameOf(parts: Part[]) {
  const text = textOf(parts.filter((part) => !isJoin(part)))
    .replace(/\(\s*\)|\[\s*\]/g, ' ')
    .replace(
      /(?<![\p{L}])(?:only|each|price|per plate|per piece|per pc|प्रति प्लेट|માત્ર|सिर्फ)(?![\p{L}\p{M}])/giu,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}(]+/u, '')
  return endAt(text, /[\p{L}\p{M}\p{N})'"!]/u)
    .replace(/ ([,;])/g, '$1')
    .trim()
}

/** Up to the last character of this kind. */
export function endAt(text: string, kind: RegExp) {
  const letters = [...text]
  return letters.slice(0, letters.findLastIndex((letter) => kind.test(letter)) + 1).join('')
}
