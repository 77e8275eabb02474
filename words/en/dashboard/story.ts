import { plural } from '../language.ts'

type Daily = { people: string; day: string; most: string }
type Hours = { from: string; to: string; weekday: number }
type Opened = { name: string; times: string }

export const title = 'In short'
export const people = 'People'
export const when = 'When'
export const what = 'What'
export const notAvailable = 'Not available. See below.'

export const nobody = 'Nobody opened your menu in this period.'
export const peopleOpened = (count: number, shown: string) =>
  plural(count, { one: `${shown} person opened your menu.`, other: `${shown} people opened your menu.` })
export const lessThanOneADay = (day: string, most: string) =>
  `Less than one person a day. The most came on ${day}: ${most}.`
export const peopleADay = (count: number, { people, day, most }: Daily) =>
  plural(count, {
    one: `About ${people} person a day. The most came on ${day}: ${most}.`,
    other: `About ${people} people a day. The most came on ${day}: ${most}.`,
  })

export const noVisits = 'No visits in this period.'
const weekdays = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays']
export const busiest = ({ from, to, weekday }: Hours) =>
  `Mostly between ${from} and ${to}, and most on ${weekdays[weekday]}.`

export const nothingOpened = 'Nobody opened a category or a dish yet.'
export const categoryOpened = (count: number, { name, times }: Opened) =>
  plural(count, {
    one: `${name} was opened most: once.`,
    other: `${name} was opened most: ${times} times.`,
  })
export const dishesOpened = (count: number, times: string) =>
  plural(count, { one: 'Dishes were opened once.', other: `Dishes were opened ${times} times.` })
