import type { EventType } from '@thela/contract/analytics/event-types'
import { expect, test } from 'vitest'
import { summarize } from './measure.ts'

const counts = (entries: Partial<Record<EventType, number>>) =>
  new Map(Object.entries(entries)) as Map<EventType, number>

test('total views are menu views plus scans', () => {
  const summary = summarize(
    counts({ MENU_VIEW: 20, QR_SCAN: 10, ITEM_CLICK: 4, CATEGORY_VIEW: 25, VENDOR_LOGIN: 3 }),
  )
  expect(summary).toEqual({ totalViews: 30, menuViews: 20, qrScans: 10, itemClicks: 4, categoryViews: 25 })
})

test('without events all numbers are 0', () => {
  expect(summarize(counts({}))).toEqual({
    totalViews: 0,
    menuViews: 0,
    qrScans: 0,
    itemClicks: 0,
    categoryViews: 0,
  })
})
