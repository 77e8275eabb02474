import { afterEach, expect, test } from 'vitest'
import { platformTimeZone, setPlatformTimeZone, timeZoneLabel } from './time-zone.ts'

const zone = platformTimeZone()
afterEach(() => setPlatformTimeZone(zone))

test.each([
  ['Asia/Kolkata', 'Indian time'],
  ['America/New_York', 'New York time'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
  ['UTC', 'UTC time'],
])('the time zone %s is labelled %s', (timeZone, words) => {
  setPlatformTimeZone(timeZone)
  expect(timeZoneLabel()).toBe(words)
})
