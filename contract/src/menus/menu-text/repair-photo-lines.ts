import type { PhotoDoubt, PhotoLine } from '../menu-photo.ts'

/** A word as it was recognised, with how sure that is, from 0 to 100. */
export type PhotoWord = { text: string; confidence: number }

const SURE_PRICE = 85
const SURE_NAME = 60
const NOISE = 15
/** Below this on average the photo shows no text. */
const READABLE = 45

/** The lines of a photo as texts. The rupee sign and single digits are often misread: what was repaired or is unsure is marked. */
export function repairPhotoLines(lines: PhotoWord[][]): PhotoLine[] {
  const kept = lines
    .map((words) => withoutEdge(words.filter(isWord)))
    .filter((words) => meanOf(words) >= READABLE)
  const page = { hasCurrency: hasCurrency(kept), ...scriptOf(kept.flat()) }
  const read = kept.map((words) => repairLine(words, page))
  return read.some(({ text }) => DIGIT.test(text)) ? read : []
}

const DIGIT = /[\d०-९૦-૯]/
const hasDigit = ({ text }: PhotoWord) => DIGIT.test(text)

/** Edges of the paper, stains and dots are read as signs or as letters without any confidence. */
const isWord = (word: PhotoWord) =>
  /[\p{L}\p{N}₹&]/u.test(word.text) && (word.confidence >= NOISE || hasDigit(word))

/** A single unsure letter behind the price is the edge of the paper. */
function withoutEdge(words: PhotoWord[]) {
  const last = words.at(-1)
  const isEdge = last && !hasDigit(last) && [...last.text].length === 1 && last.confidence < SURE_NAME
  return isEdge && words.at(-2) && words.slice(0, -1).some(hasDigit) ? words.slice(0, -1) : words
}

const meanOf = (words: PhotoWord[]) =>
  words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, words.length)

/** An amount with at most two signs before it, which stand for a rupee sign, and what ends a price. */
const PRICE = /^([^\d०-९૦-૯]{0,2})([\d०-९૦-૯]+(?:[.,][\d०-९૦-૯]{1,2})?)([/.,\-=+_:|]*)$/u

/** What a rupee sign of its own is read as. */
const SIGN = /^(?:[₹¥€£$%?TFZ]|[रર]\p{M}?)$/u

function hasCurrency(lines: PhotoWord[][]) {
  const last = lines.flatMap((words) => {
    const at = words.findLastIndex(hasDigit)
    return at < 0 ? [] : [{ word: words[at], before: words[at - 1] }]
  })
  const signed = last.filter(
    ({ word, before }) => PRICE.exec(word?.text ?? '')?.[1] || SIGN.test(before?.text ?? ''),
  )
  return last.length > 2 && signed.length * 2 >= last.length
}

type Page = {
  hasCurrency: boolean
  /** Digits that belong to no script of the page. */
  foreignDigits: RegExp
  rewrite: (text: string) => string
}

function repairLine(words: PhotoWord[], page: Page): PhotoLine {
  const doubts = new Set<PhotoDoubt>()
  const texts = withDigits(words, doubts).map((word, n, all) => {
    const price = PRICE.exec(word.text)
    if (price) return repairPrice(word, price, { page, doubts })
    const next = all[n + 1]
    if (SIGN.test(word.text) && next && PRICE.test(next.text)) return '₹'
    if (word.confidence < SURE_NAME) doubts.add('unsureName')
    return page.rewrite(word.text.replace(/[|_~]/g, ''))
  })
  return { text: texts.join(' ').replaceAll('₹ ', '₹'), doubts: [...doubts] }
}

type Repair = { page: Page; doubts: Set<PhotoDoubt> }

function repairPrice({ confidence }: PhotoWord, price: RegExpExecArray, { page, doubts }: Repair) {
  const [, sign = '', amount = ''] = price
  // A rupee sign that touches its amount is read as a 7.
  const isSeven = page.hasCurrency && !sign && /^7\d{2}/.test(amount) && confidence < 90
  const isMixed = scripts.filter((digits) => digits.test(amount)).length > 1
  if (isSeven || isMixed || confidence < SURE_PRICE || page.foreignDigits.test(amount))
    doubts.add('unsurePrice')
  const rupees = isSeven ? amount.slice(1) : amount
  return sign || isSeven ? `₹${rupees}` : rupees
}

const scripts = [/\d/, /[०-९]/, /[૦-૯]/]

/** Letters that look like digits, in a last word that has nothing else, are the price. */
function withDigits(words: PhotoWord[], doubts: Set<PhotoDoubt>) {
  const last = words.at(-1)
  if (!last || words.length < 2 || words.some(hasDigit)) return words
  const amount = [...last.text].map((letter) => lookalikes[letter] ?? letter).join('')
  if (!/^\d{2,4}$/.test(amount)) return words
  doubts.add('unsurePrice')
  return [...words.slice(0, -1), { ...last, text: amount }]
}

const lookalikes: Record<string, string> = { ર: '2', પ: '5', ડ: '3', ટ: '2', र: '2' }

/** The letters of Gujarati stand this far behind the same letters of Devanagari. */
const SCRIPT_DISTANCE = 0x180

/** On a page of one Indian script, words that were read in the other are rewritten. */
function scriptOf(words: PhotoWord[]): Pick<Page, 'foreignDigits' | 'rewrite'> {
  const letters = words
    .filter(({ confidence }) => confidence >= SURE_PRICE)
    .map(({ text }) => text)
    .join('')
  const hindi = letters.match(/\p{Script=Devanagari}/gu)?.length ?? 0
  const gujarati = letters.match(/\p{Script=Gujarati}/gu)?.length ?? 0

  if (hindi > 3 * gujarati)
    return { foreignDigits: /[૦-૯]/, rewrite: move(/\p{Script=Gujarati}/gu, -SCRIPT_DISTANCE) }
  if (gujarati > 3 * hindi)
    return { foreignDigits: /[०-९]/, rewrite: move(/\p{Script=Devanagari}/gu, SCRIPT_DISTANCE) }
  return { foreignDigits: hindi + gujarati === 0 ? /[०-९૦-૯]/ : /(?!)/, rewrite: (text) => text }
}

const move = (pattern: RegExp, distance: number) => (text: string) =>
  text.replace(pattern, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + distance))
