import { afterEach, expect, test } from 'vitest'
import { platformTimeZone, setPlatformTimeZone, timeWords } from './time-zone.ts'

const zone = platformTimeZone()
afterEach(() => setPlatformTimeZone(zone))

test.each([
  ['Asia/Kolkata', 'Indian time'],
  ['America/New_York', 'New York time'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
  ['UTC', 'UTC time'],
])('a screen of a platform in %s speaks of %s', (timeZone, words) => {
  setPlatformTimeZone(timeZone)
  expect(timeWords()).toBe(words)
})
