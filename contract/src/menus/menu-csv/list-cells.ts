import type { Variation } from '../variation.ts'
import { readAmount } from './read-amount.ts'

// Cells that hold a list. A backslash keeps a sign from separating: `Half\; spicy 60`.

export const writeIngredients = (ingredients: readonly string[]) =>
  ingredients.map((text) => text.replace(/[\\,;]/g, '\\$&')).join(', ')

export const readIngredients = (cell: string) =>
  splitAt(cell, ',;')
    .map((part) => unescapeText(part).trim())
    .filter((part) => part !== '')

/** 'Half 60; Full 110 (for two)'. */
export const writeVariations = (variations: readonly Variation[]) => variations.map(writeVariation).join('; ')

function writeVariation({ name, price, description }: Variation) {
  const escaped = name.replace(/[\\;]/g, '\\$&').replace(/[:=-]$/, '\\$&')
  const remark = description ? ` (${description.replace(/[\\;()]/g, '\\$&')})` : ''
  return `${escaped} ${price}${remark}`
}

/** Undefined if a size has no price. */
export function readVariations(cell: string): Variation[] | undefined {
  const parts = splitAt(cell, ';').filter((part) => part.trim() !== '')
  const variations = parts.flatMap((part, n) => readVariation(part.trim(), `var_${n + 1}`) ?? [])
  return variations.length === parts.length ? variations : undefined
}

function readVariation(part: string, id: string): Variation | undefined {
  const open = part.endsWith(')') && !isEscaped(part, part.length - 1) ? lastOf(part, '(') : -1
  const remark = open > 0 ? readNameAndPrice(part.slice(0, open).trimEnd()) : undefined
  if (remark) return { id, ...remark, description: unescapeText(part.slice(open + 1, -1)).trim() }

  const found = readNameAndPrice(part)
  return found && { id, ...found }
}

/** The price stands last, after a blank, a colon or an equals sign. */
function readNameAndPrice(text: string) {
  let cut = text.length
  while (cut > 0 && !/[\s:=]/.test(text[cut - 1] as string)) cut--
  const price = readAmount(text.slice(cut))
  const before = text.slice(0, cut).trim()
  const isMarked = /[:=-]$/.test(before) && !isEscaped(before, before.length - 1)
  const name = unescapeText(isMarked ? before.slice(0, -1) : before).trim()
  return price === undefined || name === '' ? undefined : { name, price }
}

function splitAt(text: string, signs: string) {
  const parts: string[] = []
  let start = 0
  for (let n = 0; n < text.length; n++) {
    if (text[n] === '\\') n++
    else if (signs.includes(text[n] as string)) {
      parts.push(text.slice(start, n))
      start = n + 1
    }
  }
  return [...parts, text.slice(start)]
}

function lastOf(text: string, sign: string) {
  let at = text.lastIndexOf(sign)
  while (at > 0 && isEscaped(text, at)) at = text.lastIndexOf(sign, at - 1)
  return at
}

/** After an odd number of backslashes. */
function isEscaped(text: string, at: number) {
  let first = at
  while (first > 0 && text[first - 1] === '\\') first--
  return (at - first) % 2 === 1
}

const unescapeText = (text: string) => text.replace(/\\([\\,;:=()-])/g, '$1')
