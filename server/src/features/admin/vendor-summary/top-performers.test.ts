import { type AdminVendor, adminVendorsApi, type VendorsSummary } from '@thela/contract/admin/vendors'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { insertVendor } from '../../../../test/vendors.ts'
import { visitMany } from '../../../../test/visits.ts'

const { db, send, signedInAdmin } = await createTestApp()
const admin = await signedInAdmin()

async function readSummary(query = ''): Promise<VendorsSummary> {
  const answer = await send('GET', `${adminVendorsApi.list.path}?includeAnalytics=true&limit=1&${query}`, {
    headers: admin.headers,
  })
  return answer.json().summary
}

/** The views of eleven vendors, who are added in no particular order, two of them in the same area. */
const views = [7, 2, 12, 4, 9, 11, 3, 6, 10, 5, 8]
const ids = new Map<number, string>()
const idsOf = (vendors: AdminVendor[]) => vendors.map(({ id }) => id)
const idsBy = (...viewCounts: number[]) => viewCounts.map((count) => ids.get(count))

beforeAll(async () => {
  for (const count of views) {
    const area = count === 9 || count === 10 ? 'Edge' : `Area ${count}`
    const id = await insertVendor(db, { name: `Seen ${count}`, area })
    await visitMany(db, id, { MENU_VIEW: count })
    ids.set(count, id)
  }
})

test('the comparison has the ten most viewed of eleven vendors, and the top performers are the first five [REP-16] [AAN-25]', async () => {
  const { totalVendors, comparison, topPerformers } = await readSummary()
  expect(totalVendors).toBe(11)
  expect(idsOf(comparison)).toEqual(idsBy(12, 11, 10, 9, 8, 7, 6, 5, 4, 3))
  expect(idsOf(topPerformers)).toEqual(idsBy(12, 11, 10, 9, 8))
})

test('there are five top performers and five top locations [CONST-43]', async () => {
  const { topPerformers, topLocations } = await readSummary()
  expect(idsOf(topPerformers)).toEqual(idsBy(12, 11, 10, 9, 8))
  expect(topLocations.map(({ location, views }) => [location.split(',')[0], views])).toEqual([
    ['Edge', 19],
    ['Area 12', 12],
    ['Area 11', 11],
    ['Area 8', 8],
    ['Area 7', 7],
  ])
})

test('the low performers are the five least viewed vendors, and fewer than five views is very low [REP-19] [REP-20] [CONST-42]', async () => {
  const { lowPerformers } = await readSummary()
  expect(lowPerformers.map(({ id, label }) => [id, label])).toEqual([
    [ids.get(2), 'Very Low'],
    [ids.get(3), 'Very Low'],
    [ids.get(4), 'Very Low'],
    [ids.get(5), 'Low'],
    [ids.get(6), 'Low'],
  ])
})

test('a vendor with nine views is a low performer, one with ten is not [CONST-42]', async () => {
  const { totalVendors, lowPerformers } = await readSummary('area=Edge')
  expect(totalVendors).toBe(2)
  expect(idsOf(lowPerformers)).toEqual(idsBy(9))
})
