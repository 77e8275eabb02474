import type { EventType } from '@thela/contract/event-types'
import { expect, test } from 'vitest'
import { measureEngagement, percentOf, summarize } from './measure.ts'

const menu = { totalCategories: 2, totalItems: 9 }
const counts = (entries: Partial<Record<EventType, number>>) =>
  new Map(Object.entries(entries)) as Map<EventType, number>

test('rates are shares of all views, with two decimals [VAN-12] [VAN-13] [VAN-14]', () => {
  const summary = summarize(counts({ MENU_VIEW: 20, QR_SCAN: 10, ITEM_CLICK: 4, CATEGORY_VIEW: 25 }))

  expect(summary).toEqual({ totalViews: 30, menuViews: 20, qrScans: 10, itemClicks: 4, categoryViews: 25 })
  expect(measureEngagement(summary, menu)).toEqual({
    qrScanRate: 33.33,
    menuExplorationRate: 83.33,
    engagementScore: 130,
    ...menu,
  })
})

test('without views every rate is 0', () => {
  expect(measureEngagement(summarize(counts({ CATEGORY_VIEW: 3 })), menu)).toMatchObject({
    qrScanRate: 0,
    menuExplorationRate: 0,
    engagementScore: 0,
  })
  expect(percentOf(0, 0)).toBe(0)
})
