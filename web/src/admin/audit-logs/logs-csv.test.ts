import { PLATFORM_TIME_ZONE } from '@thela/contract/product'
import { setPlatformTimeZone } from '@thela/contract/time-zone'
import { afterEach, expect, test } from 'vitest'
import { csvOf } from './logs-csv.ts'

const log = {
  id: '1',
  createdAt: '2026-11-15T19:00:07.123Z',
  admin: { name: 'Asha', email: 'asha@example.com' },
  actorId: 'a1',
  actorType: 'ADMIN',
  action: 'UPDATE',
  entity: 'VENDOR',
  entityId: 'v1',
  metadata: null,
  oldValues: null,
  newValues: null,
  ipAddress: null,
} as const

afterEach(() => setPlatformTimeZone(PLATFORM_TIME_ZONE))

test.each([
  ['Asia/Kolkata', '2026-11-16 00:30:07'],
  ['Europe/Rome', '2026-11-15 20:00:07'],
])('a deed is exported with the time of %s', (timeZone, time) => {
  setPlatformTimeZone(timeZone)
  const [, line] = csvOf([log]).split('\r\n')
  expect(line?.split(',')[0]).toBe(time)
})
