import { clockIn, type DateWords } from '../date-words.ts'
import { locale } from './language.ts'

const units = {
  minute: 'મિનિટ',
  hour: 'કલાક',
  day: 'દિવસ',
  week: 'અઠવાડિયાં',
  month: 'મહિના',
  year: 'વર્ષ',
}

const words: DateWords = {
  locale,
  noDate: 'ખબર નથી',
  justNow: 'હમણાં જ',
  ago: (count, unit) => (count === 1 && unit === 'week' ? '1 અઠવાડિયા પહેલાં' : `${count} ${units[unit]} પહેલાં`),
  clockTime: /* @__PURE__ */ clockIn({ morning: 'સવારે', afternoon: 'બપોરે', evening: 'સાંજે', night: 'રાત્રે' }),
}

export const dateWords: DateWords | undefined = words
