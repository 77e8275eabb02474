import { plural } from '../language.ts'

type Daily = { people: string; day: string; most: string }
type Hours = { from: string; to: string; weekday: number }
type Opened = { name: string; times: string }

export const title = 'ટૂંકમાં'
export const people = 'કેટલા લોકો'
export const when = 'ક્યારે'
export const what = 'શું'
export const notAvailable = 'ખબર પડી નહીં. નીચે જુઓ.'

export const nobody = 'આ દિવસોમાં કોઈએ તમારું મેનૂ ખોલ્યું નથી.'
export const peopleOpened = (count: number, shown: string) =>
  plural(count, {
    one: `${shown} વ્યક્તિએ તમારું મેનૂ ખોલ્યું.`,
    other: `${shown} લોકોએ તમારું મેનૂ ખોલ્યું.`,
  })
export const lessThanOneADay = (day: string, most: string) =>
  `રોજ એકથી પણ ઓછા. સૌથી વધુ ${day} એ આવ્યા: ${most}.`
export const peopleADay = (count: number, { people, day, most }: Daily) =>
  plural(count, {
    one: `રોજ લગભગ ${people} વ્યક્તિ. સૌથી વધુ ${day} એ આવ્યા: ${most}.`,
    other: `રોજ લગભગ ${people} લોકો. સૌથી વધુ ${day} એ આવ્યા: ${most}.`,
  })

export const noVisits = 'આ દિવસોમાં કોઈ આવ્યું નથી.'
const weekdays = ['સોમવારે', 'મંગળવારે', 'બુધવારે', 'ગુરુવારે', 'શુક્રવારે', 'શનિવારે', 'રવિવારે']
export const busiest = ({ from, to, weekday }: Hours) =>
  `મોટે ભાગે ${from} થી ${to} વચ્ચે, અને સૌથી વધુ ${weekdays[weekday]}.`

export const nothingOpened = 'હજી કોઈએ કેટેગરી કે ડિશ ખોલી નથી.'
export const categoryOpened = (_count: number, { name, times }: Opened) =>
  `સૌથી વધુ ${name} ખોલાઈ: ${times} વાર.`
export const dishesOpened = (_count: number, times: string) => `ડિશ ${times} વાર ખોલાઈ.`
