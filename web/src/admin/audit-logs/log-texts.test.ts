import type { AuditLog } from '@thela/contract/core/audit-logs'
import { PLATFORM_TIME_ZONE } from '@thela/contract/values/product'
import { setPlatformTimeZone } from '@thela/contract/values/time-zone'
import { afterEach, expect, test } from 'vitest'
import { listChanges } from './ChangesDialog.tsx'
import { csvOf } from './log-columns.tsx'
import { actorOf, addressOf, detailsOf } from './log-texts.ts'

const log: AuditLog = {
  id: '1',
  createdAt: '2026-11-15T10:00:00Z',
  admin: { name: 'Asha', email: 'asha@example.com' },
  actorId: 'a1',
  actorType: 'ADMIN',
  actorName: null,
  action: 'UPDATE',
  entity: 'VENDOR',
  entityId: 'v1',
  entityName: null,
  metadata: null,
  oldValues: null,
  newValues: null,
  ipAddress: null,
}

test('an administrator is known by name and email, others by id and type [AUD-07]', () => {
  expect(actorOf(log)).toEqual({ name: 'Asha', more: 'asha@example.com' })
  const vendor: AuditLog = { ...log, admin: null, actorType: 'VENDOR' }
  expect(actorOf(vendor)).toEqual({ name: 'a1', more: 'VENDOR' })
  expect(actorOf({ ...vendor, actorName: 'Kashi Chaat' })).toEqual({ name: 'Kashi Chaat', more: 'VENDOR a1' })
  expect(actorOf({ ...log, admin: null, actorId: null, actorType: 'SYSTEM' }).name).toBe('-')
})

test.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('%s is Localhost [AUD-08]', (ipAddress) => {
  expect(addressOf({ ...log, ipAddress })).toBe('Localhost')
})

test('other addresses stay what they are [AUD-08]', () => {
  expect(addressOf({ ...log, ipAddress: '10.0.127.1' })).toBe('10.0.127.1')
  expect(addressOf(log)).toBe('-')
})

test('the details are the metadata, or else the values [AUD-06]', () => {
  expect(detailsOf({ ...log, metadata: { banReason: 'Spam', sessions: 2 } })).toBe(
    'Ban Reason: Spam, Sessions: 2',
  )
  expect(detailsOf({ ...log, metadata: {}, newValues: { types: ['png', 'gif'] } })).toBe('Types: png, gif')
  expect(detailsOf(log)).toBe('')
})

test('changes are listed field by field, changed ones first [AUD-09]', () => {
  const oldValues = { name: 'Asha', isActive: true, note: null, place: { city: 'Surat' } }
  const newValues = { name: 'Asha', isActive: false, note: 'Late', place: { city: 'Surat' } }

  expect(listChanges({ oldValues, newValues })).toEqual([
    { field: 'Is Active', before: 'Yes', after: 'No', hasChanged: true },
    { field: 'Note', before: '-', after: 'Late', hasChanged: true },
    { field: 'Name', before: 'Asha', after: 'Asha', hasChanged: false },
    { field: 'Place', before: '{"city":"Surat"}', after: '{"city":"Surat"}', hasChanged: false },
  ])
})

afterEach(() => setPlatformTimeZone(PLATFORM_TIME_ZONE))

test.each([
  ['Asia/Kolkata', '2026-11-16 00:30:07'],
  ['Europe/Rome', '2026-11-15 20:00:07'],
])('an action is exported with the time of %s', (timeZone, time) => {
  setPlatformTimeZone(timeZone)
  const [, line] = csvOf([{ ...log, createdAt: '2026-11-15T19:00:07.123Z' }]).split('\r\n')
  expect(line?.split(',')[0]).toBe(time)
})
