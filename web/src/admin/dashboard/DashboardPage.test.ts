import { expect, test } from 'vitest'
import { shareOfViews } from './DashboardPage.tsx'

test('QR scans and direct views are shares of all views, all views are 100% [ADM-04]', () => {
  expect(shareOfViews(50, 80)).toBe('62.5% of total views')
  expect(shareOfViews(80, 80)).toBe('100% of total views')
})

test('without views everything is 0% [ADM-04]', () => {
  expect(shareOfViews(0, 0)).toBe('0% of total views')
})
