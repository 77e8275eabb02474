import { expect, test } from 'vitest'
import { explainRate, formatRate, ratesOf } from './rates.ts'

const summary = { totalViews: 30, menuViews: 20, qrScans: 10, itemClicks: 4, categoryViews: 25 }

const measured = { qrScanRate: 33.33, menuExplorationRate: 83.33, engagementScore: 130 }

test('the rates are shares of all views [VAN-12] [VAN-13] [VAN-14]', () => {
  expect(ratesOf({ summary })).toEqual(measured)
})

test('a rate has two decimals, and that of the server is shown where it sends one [VAN-15]', () => {
  expect(ratesOf({ summary, engagementMetrics: { qrScanRate: 41.5 } })).toEqual({
    ...measured,
    qrScanRate: 41.5,
  })
  expect([0, 25, 33.33, 130, 1234.5].map(formatRate)).toEqual([
    '0.00%',
    '25.00%',
    '33.33%',
    '130.00%',
    '1,234.50%',
  ])
})

test('a rate is explained in plain words, most of all when it is over 100', () => {
  expect(explainRate('qrScanRate', 33.33)).toBe('33 of 100 visits came from your QR code.')
  expect(explainRate('menuExplorationRate', 83.33)).toBe('0.8 categories opened in each visit, on average.')
  expect(explainRate('menuExplorationRate', 97.78)).toBe('1.0 categories opened in each visit, on average.')
  expect(explainRate('menuExplorationRate', 312.5)).toBe(
    '3.1 categories opened in each visit, on average. Over 100% is normal: one visitor opens several categories.',
  )
  expect(explainRate('engagementScore', 370)).toBe(
    '3.7 scans, dishes and categories in each visit, on average. Over 100% is normal: one visitor does several of these things.',
  )
})
