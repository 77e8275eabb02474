import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measureEngagement, totalViewsOf } from './engagement.ts'

const count = fc.nat({ max: 10_000_000 })
const counts = fc.record({ menuViews: count, qrScans: count, itemClicks: count, categoryViews: count })

/** A reference calculation in integers: hundredths of a percent, halves rounded up. */
function referencePercent(part: number, total: number) {
  if (total === 0) return 0
  const hundredths = (BigInt(part) * 20_000n + BigInt(total)) / (BigInt(total) * 2n)
  return Number(hundredths) / 100
}

test('total views are menu views plus scans', () => {
  expect(totalViewsOf({ menuViews: 30, qrScans: 12 })).toBe(42)
})

test('the scan rate is scans divided by total views [VAN-12]', () => {
  expect(measureEngagement({ menuViews: 2, qrScans: 1, itemClicks: 0, categoryViews: 0 }).qrScanRate).toBe(
    33.33,
  )
})

test('the exploration rate is category views divided by total views [VAN-13]', () => {
  const { menuExplorationRate } = measureEngagement({
    menuViews: 3,
    qrScans: 3,
    itemClicks: 9,
    categoryViews: 4,
  })
  expect(menuExplorationRate).toBe(66.67)
})

test('the engagement score is scans, item clicks and category views divided by total views, and may exceed 100 [VAN-14]', () => {
  const { engagementScore } = measureEngagement({ menuViews: 5, qrScans: 5, itemClicks: 4, categoryViews: 8 })
  expect(engagementScore).toBe(170)
})

test('without views every rate is 0', () => {
  expect(measureEngagement({ menuViews: 0, qrScans: 0, itemClicks: 5, categoryViews: 5 })).toEqual({
    qrScanRate: 0,
    menuExplorationRate: 0,
    engagementScore: 0,
  })
})

test('the rates equal integer arithmetic to the second decimal', () => {
  fc.assert(
    fc.property(counts, (given) => {
      const { menuViews, qrScans, itemClicks, categoryViews } = given
      const total = menuViews + qrScans

      expect(measureEngagement(given)).toEqual({
        qrScanRate: referencePercent(qrScans, total),
        menuExplorationRate: referencePercent(categoryViews, total),
        engagementScore: referencePercent(qrScans + itemClicks + categoryViews, total),
      })
    }),
    { numRuns: 2000 },
  )
})
