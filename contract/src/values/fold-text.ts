/**
 * What a word sounds like, roughly, whichever script and spelling it is written in: `pani puri`, `panipuri`,
 * `पानी पूरी` and `પાણીપુરી` give the same text. For searching only, never for showing.
 * Stalls are stored by it: a change goes with a migration that sets `vendors.sounds_of` to null.
 */
export function foldText(text: string) {
  const spelled = spellOut(text.normalize('NFC').toLowerCase()).replace(/[a-z]+/g, spellEnglish)
  return rules
    .reduce((folded, [pattern, sound]) => folded.replace(pattern, sound), spelled)
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** A search may leave out how the last word ends: `dosai` also finds `dosa`. */
export function foldQuery(text: string) {
  const folded = foldText(text)
  let end = folded.length
  if (folded[end - 1] === 's') end--
  while (end > 0 && 'iu'.includes(folded[end - 1] as string)) end--
  return end >= 2 ? folded.slice(0, end) : folded
}

/** Each word with those after it: `Pani Puri` is found by what begins like `pani puri` or like `puri`. */
export const phrasesOf = (text: string) =>
  text.split(/[\s\p{P}]+/u).map((_, at, words) => words.slice(at).join(' '))

export const foldPhrases = (text: string) => phrasesOf(text).map(foldText)

/** Applied in this order, to Latin letters without accents. */
const rules: [RegExp, string][] = [
  [/ck|c(?![heiy])|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/ch+/g, 'c'],
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/([kgjtdbs])h/g, '$1'],
  [/ow/g, 'o'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/m(?=[pb])/g, 'n'],
  // Bread is pav, pao and pau.
  [/a[ou]\b/g, 'av'],
  [/y(?![aeiou])/g, 'i'],
  [/iy?(?=a)/g, 'y'],
  [/aa+/g, 'a'],
  [/ee+|ie/g, 'i'],
  [/oo+/g, 'u'],
  [/u[vy]?(?=a)/g, 'v'],
  [/h\b/g, ''],
  [/ai|ei/g, 'e'],
  [/au|ou|oa/g, 'o'],
  [/e/g, 'i'],
  [/o/g, 'u'],
  [/([^\d])\1+/g, '$1'],
  // Pakora is pakoda, and papri is papdi.
  [/(^|[^n])d/g, '$1r'],
  // Scripts of India leave a short a out, people who type Latin letters often do.
  [/a/g, ''],
]

/** English words of Indian kitchens, as the scripts of India spell them. */
const englishWords: Record<string, string | undefined> = {
  burger: 'bargar',
  butter: 'batar',
  cake: 'kek',
  cheese: 'chij',
  chicken: 'chikan',
  chocolate: 'choklet',
  cream: 'krim',
  fried: 'fraid',
  fruit: 'frut',
  fry: 'fraai',
  ice: 'ais',
  icecream: 'aiskrim',
  juice: 'jus',
  kebab: 'kabab',
  lemon: 'leman',
  milkshake: 'milkshek',
  mushroom: 'mashrum',
  mutton: 'matan',
  noodles: 'nudals',
  omelette: 'omlet',
  pineapple: 'painepal',
  puff: 'paf',
  rice: 'rais',
  sandwich: 'sendvich',
  shake: 'shek',
  special: 'speshal',
  veg: 'vej',
}

const spellEnglish = (word: string) =>
  (Object.hasOwn(englishWords, word) ? englishWords[word] : undefined) ?? word

/**
 * Nine scripts of India have the same layout in Unicode, 128 characters each from Devanagari to Malayalam: one table
 * reads them all.
 */
const FIRST_LETTER = 0x0900
const LAST_LETTER = 0x0d7f
const LETTERS_PER_SCRIPT = 128

function spellOut(text: string) {
  const letters = [...text]
  return letters
    .map((letter, n) => spellLetter(letter, letters[n - 1], letters[n + 1]))
    .join('')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}

function spellLetter(letter: string, before = '', after = ''): string {
  const place = placeOf(letter)
  if (place === undefined) return letter
  if (isNasal(place) || letter === TIPPI) return spellNasal(letter, placeOf(after))
  const consonant = otherLetters[letter] ?? consonants[place]
  if (consonant === undefined) return vowels[place] ?? digitOf(place)
  return consonant === 'y' && placeOf(before) === LONG_A ? spellY(after) : consonant + spellShortA(after)
}

/** At the end of a word it is heard in the scripts of the south only, before a vowel in none. */
function spellNasal(letter: string, after: number | undefined) {
  if (after === undefined) return letter < FIRST_OF_THE_SOUTH ? '' : 'm'
  return isVowel(after) ? '' : 'n'
}

/** Without a sign of its own, y is a vowel after a long a: chaay, raayata. */
const spellY = (after: string) => (isMute(placeOf(after)) ? 'y' : 'i')

/** A consonant is followed by a short a, but for a last one, whose a is not spoken. */
const spellShortA = (after: string) => (placeOf(after) === undefined || isMute(placeOf(after)) ? '' : 'a')

const isMute = (place: number | undefined) => place === NUKTA || place === VIRAMA || isVowelSign(place)

function placeOf(letter: string) {
  const code = letter.codePointAt(0) ?? 0
  return code < FIRST_LETTER || code > LAST_LETTER ? undefined : code % LETTERS_PER_SCRIPT
}

/** The nasal of Gurmukhi, which stands elsewhere. */
const TIPPI = 'ੰ'
const FIRST_OF_THE_SOUTH = '\u0c00'
const NUKTA = 0x3c
const LONG_A = 0x3e
const VIRAMA = 0x4d
const FIRST_DIGIT = 0x66

const isNasal = (place: number) => place === 0x01 || place === 0x02

const isVowel = (place: number) => place >= 0x05 && place <= 0x14

const isVowelSign = (place: number | undefined) => place !== undefined && place >= 0x3e && place <= 0x4c

const digitOf = (place: number) =>
  place >= FIRST_DIGIT && place < FIRST_DIGIT + 10 ? String(place - FIRST_DIGIT) : ''

const tableFrom = (first: number, sounds: string) =>
  Object.fromEntries(sounds.split(' ').map((sound, n) => [first + n, sound]))

const vowels: Record<number, string | undefined> = {
  ...tableFrom(0x05, 'a aa i i u u ri l e e e ai o o o au'),
  ...tableFrom(0x3e, 'aa i i u u ri ri e e e ai o o o au'),
}

const consonants: Record<number, string | undefined> = {
  ...tableFrom(0x15, 'k k g g n ch ch j j n t t d d n t t d d n n p f b b m y r r l l l v s s s h'),
  ...tableFrom(0x58, 'k k g j d d f y'),
  // The last letters of Malayalam words.
  ...tableFrom(0x7a, 'n n r l l k'),
}

/** Letters of Assamese that stand where another script has something else, and one of Tamil that sounds otherwise. */
const otherLetters: Record<string, string | undefined> = { ৰ: 'r', ৱ: 'v', ச: 's' }
