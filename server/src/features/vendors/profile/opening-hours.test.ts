import { openingHoursApi } from '@thela/contract/vendors/opening-hours'
import { vendorsApi } from '@thela/contract/vendors/profile'
import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { traceOf } from '../../../../test/writes.ts'
import { buildApp } from '../../../app.ts'
import { endOfClosedDay } from '../record/next-business-day.ts'

const { app, db, platform, signedInVendor } = await createTestApp()

type Vendor = Awaited<ReturnType<typeof signedInVendor>>

const put = ({ headers }: Pick<Vendor, 'headers'>, url: string, payload: object) =>
  app.inject({ method: 'PUT', url, headers, payload })
const save = (vendor: Vendor, payload: object) => put(vendor, vendorsApi.updateProfile.path, payload)
const close = (vendor: Vendor, isClosedToday: unknown = true) =>
  put(vendor, openingHoursApi.setClosedToday.path, { isClosedToday })
const profileOf = async ({ headers }: Vendor) =>
  (await app.inject({ url: vendorsApi.readProfile.path, headers })).json().vendor
const publicVendorOf = async ({ id }: Vendor) =>
  (await app.inject(`/api/public/vendor/${id}/menu-full`)).json().vendor
const pageOf = async ({ id, user }: Vendor, node = app) => (await node.inject(`/${user.slug}/${id}`)).body

const split = [
  { opens: '07:00', closes: '11:00' },
  { opens: '17:00', closes: '23:30' },
]
const late = [{ opens: '18:00', closes: '02:00' }]
const week = [split, split, split, split, late, late, []]

/** Nobody edits anything: only the time comes. */
const endAt = ({ id }: Vendor, moment: string) =>
  sql`update vendors set closed_until = now() + ${moment}::interval where id = ${id}`.execute(db)

afterEach(() => vi.useRealTimers())

test('hours by weekday are stored, shown and taken back, and the times for all days stay [OPEN-01]', async () => {
  const vendor = await signedInVendor()
  await save(vendor, { openingTime: '09:00', closingTime: '22:00' })
  expect(await publicVendorOf(vendor)).toMatchObject({ openingTime: '09:00', weekHours: null })

  expect((await save(vendor, { weekHours: week })).json().vendor.weekHours).toEqual(week)
  expect(await profileOf(vendor)).toMatchObject({ weekHours: week, openingTime: '09:00' })
  expect(await publicVendorOf(vendor)).toMatchObject({ weekHours: week })

  // A client that knows nothing of them keeps them.
  await save(vendor, { tagline: 'Hot and fresh' })
  expect((await profileOf(vendor)).weekHours).toEqual(week)
  await save(vendor, { weekHours: null })
  expect(await profileOf(vendor)).toMatchObject({
    weekHours: null,
    openingTime: '09:00',
    closingTime: '22:00',
  })
})

test('a change of them is logged with the hours before it, and raises the revision of the menu', async () => {
  const vendor = await signedInVendor()
  const { logs, events, revisions } = await traceOf(db, vendor.id, () => save(vendor, { weekHours: week }))
  expect(logs).toMatchObject([{ oldValues: { weekHours: null }, newValues: { weekHours: week } }])
  expect([events, revisions]).toEqual([['VENDOR_PROFILE_UPDATED'], 1])
})

test.each([
  ['six days', week.slice(1)],
  ['three times a day', [[...split, ...late], ...week.slice(1)]],
  ['times that overlap', [[...late, ...split.slice(1)], ...week.slice(1)]],
  ['a time between the half hours', [[{ opens: '07:10', closes: '11:00' }], ...week.slice(1)]],
  ['no list', '07:00'],
])('hours with %s are refused [OPEN-01]', async (_what, weekHours) => {
  const vendor = await signedInVendor()
  expect((await save(vendor, { weekHours })).statusCode).toBe(422)
  expect((await profileOf(vendor)).weekHours).toBeNull()
})

test('a stall is closed until its next business day begins, and open again by itself [OPEN-01]', async () => {
  const vendor = await signedInVendor()
  await save(vendor, { openingTime: '09:00', closingTime: '22:00' })
  const { logs, events, revisions } = await traceOf(db, vendor.id, async () => {
    const answer = await close(vendor)
    expect(answer.statusCode).toBe(200)
    expect(new Date(answer.json().closedUntil)).toEqual(
      endOfClosedDay({ openingTime: '09:00', weekHours: null }),
    )
  })
  const { closedUntil } = await profileOf(vendor)
  expect(logs).toMatchObject([{ oldValues: { closedUntil: null }, newValues: { closedUntil } }])
  expect([events, revisions]).toEqual([['VENDOR_SETTINGS_UPDATED'], 1])
  expect(await publicVendorOf(vendor)).toMatchObject({ closedUntil })

  const trace = await traceOf(db, vendor.id, async () => {
    await endAt(vendor, '-1 second')
    expect(await profileOf(vendor)).toMatchObject({ closedUntil: null })
    expect(await publicVendorOf(vendor)).toMatchObject({ closedUntil: null })
  })
  expect(trace).toEqual({ logs: [], events: [], revisions: 0 })
})

test('the vendor may open again at once, and an answer that is none is refused [OPEN-01]', async () => {
  const vendor = await signedInVendor()
  await close(vendor)
  expect((await close(vendor, false)).json()).toEqual({ closedUntil: null })
  expect(await publicVendorOf(vendor)).toMatchObject({ closedUntil: null })

  expect((await close(vendor, 'today')).statusCode).toBe(422)
  const nobody = { headers: {} } as Vendor
  expect((await close(nobody)).statusCode).toBe(401)
})

test('what one vendor closes leaves every other stall open', async () => {
  const [one, other] = [await signedInVendor(), await signedInVendor()]
  await close(one)
  expect(await publicVendorOf(other)).toMatchObject({ closedUntil: null })
})

test('the page in the cache of another node says it, and stops when the time comes [OPEN-01]', async () => {
  const vendor = await signedInVendor()
  await save(vendor, { openingTime: '09:00', closingTime: '22:00' })
  await close(vendor)
  vi.useFakeTimers({ toFake: ['Date'] })
  const otherNode = await buildApp(platform)
  expect(await pageOf(vendor, otherNode)).toContain('Closed today')

  await endAt(vendor, '-1 second')
  vi.setSystemTime(Date.now() + 1000)
  const after = await pageOf(vendor, otherNode)
  expect(after).not.toContain('Closed today')
  expect(after).toContain('9:00 AM – 10:00 PM')
  await otherNode.close()
})
