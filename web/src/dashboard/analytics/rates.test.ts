import { expect, test } from 'vitest'
import { formatRate, ratesOf } from './rates.ts'

const summary = { totalViews: 30, menuViews: 20, qrScans: 10, itemClicks: 4, categoryViews: 25 }

test('the rates of the server are shown where it sends them, else they are measured [VAN-12] [VAN-13] [VAN-14] [VAN-15]', () => {
  expect(ratesOf({ summary })).toEqual({
    qrScanRate: 33.33,
    menuExplorationRate: 83.33,
    engagementScore: 130,
  })
  expect(ratesOf({ summary, engagementMetrics: { qrScanRate: 41.5 } })).toEqual({
    qrScanRate: 41.5,
    menuExplorationRate: 83.33,
    engagementScore: 130,
  })
})

test('a rate has two decimals [VAN-15]', () => {
  expect([0, 25, 33.33, 130, 1234.5].map(formatRate)).toEqual([
    '0.00%',
    '25.00%',
    '33.33%',
    '130.00%',
    '1,234.50%',
  ])
})
