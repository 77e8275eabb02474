import { expect, test } from 'vitest'
import { tellPeople, tellWhat, tellWhen } from './story.ts'

const daysOf = (...visitors: number[]) =>
  visitors.map((count, index) => ({ date: `2026-03-0${index + 1}`, visitors: count }))

test('people are told by day, because nobody is followed from one day to the next', () => {
  expect(tellPeople(daysOf(0, 4, 23))).toBe('About 9 people a day. The most came on Mar 3: 23.')
  expect(tellPeople(daysOf(0, 0, 0, 1))).toBe('Less than one person a day. The most came on Mar 4: 1.')
  expect(tellPeople(daysOf(1))).toBe('1 person opened your menu.')
  expect(tellPeople(daysOf(0, 0))).toBe('Nobody opened your menu in this period.')
})

test('the busiest hour is that of all days together', () => {
  const week = (visits: [day: number, hour: number, count: number][]) =>
    Array.from({ length: 7 }, (_, day) =>
      Array.from({ length: 24 }, (_, hour) => visits.find(([d, h]) => d === day && h === hour)?.[2] ?? 0),
    )
  expect(
    tellWhen(
      week([
        [5, 19, 8],
        [6, 19, 5],
        [6, 23, 9],
      ]),
    ),
  ).toBe('Mostly between 7:00 PM and 8:00 PM, and most on Sundays.')
  expect(tellWhen(week([[0, 23, 1]]))).toBe('Mostly between 11:00 PM and 12:00 AM, and most on Mondays.')
  expect(tellWhen(week([]))).toBe('No visits in this period.')
})

test('what people look at is told by categories and dishes', () => {
  const category = (categoryName: string, views: number) => ({
    categoryId: categoryName,
    categoryName,
    views,
    percentage: 0,
  })
  expect(tellWhat([category('Chaat', 20), category('Tea', 3)], 12)).toBe(
    'Chaat was opened most: 20 times. Dishes were opened 12 times.',
  )
  expect(tellWhat([category('Chaat', 0)], 1)).toBe('Dishes were opened once.')
  expect(tellWhat([], 0)).toBe('Nobody opened a category or a dish yet.')
})
