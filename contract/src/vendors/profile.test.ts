import { expect, test } from 'vitest'
import { formatClockTime } from '../values/dates.ts'
import { ProfileInput } from './profile.ts'

const accepts = (change: object) => ProfileInput.safeParse(change).success

/** Every half hour of a day, made without the code under test. */
const halfHours = Array.from({ length: 48 }, (_, n) => {
  const hour = String(Math.floor(n / 2)).padStart(2, '0')
  return `${hour}:${n % 2 === 0 ? '00' : '30'}`
})

test('a vendor opens and closes at any half hour, which is shown in 12 hours [PROF-20]', () => {
  const { openingTime, closingTime } = ProfileInput.shape
  for (const times of [openingTime, closingTime]) expect(times.unwrap().unwrap().options).toEqual(halfHours)
  expect([accepts({ openingTime: '17:15' }), accepts({ closingTime: '24:00' })]).toEqual([false, false])

  const shown = halfHours.map(formatClockTime)
  expect(new Set(shown).size).toBe(48)
  for (const time of shown) expect(time).toMatch(/^(1[0-2]|[1-9]):[03]0 [AP]M$/)
  expect([shown[0], shown[1], shown[24], shown[47]]).toEqual(['12:00 AM', '12:30 AM', '12:00 PM', '11:30 PM'])
})

test('there are seventeen cuisines to choose from [PROF-21]', () => {
  expect(ProfileInput.shape.cuisine.unwrap().unwrap().options).toEqual([
    ...['Italian', 'Indian', 'Chinese', 'Mexican', 'Japanese', 'Thai', 'American', 'Mediterranean', 'French'],
    ...['Korean', 'Vietnamese', 'Greek', 'Spanish', 'Lebanese', 'Turkish', 'Fusion', 'Other'],
  ])
  expect(accepts({ cuisine: 'Martian' })).toBe(false)
})

test('there are four price ranges to choose from [PROF-22]', () => {
  expect(ProfileInput.shape.priceRange.unwrap().unwrap().options).toEqual(['$', '$$', '$$$', '$$$$'])
  expect(accepts({ priceRange: '5' })).toBe(false)
})
