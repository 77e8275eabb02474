import { alwaysListedTypes } from '@thela/contract/admin/platform-analytics'
import { type EventType, eventTypes } from '@thela/contract/analytics/event-types'
import { addDays } from '@thela/contract/values/date-range'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DayRow } from '../../analytics/rollups/queries.ts'
import { chartDays, rollUpDays } from './roll-up-days.ts'

const TODAY = '2026-03-15'
const seed = Number(process.env.SEED ?? 395_003)

type TestEvent = { type: EventType; daysAgo: number; hour: number }

const events = fc.array(
  fc.record<TestEvent>({
    type: fc.constantFrom(...eventTypes),
    daysAgo: fc.integer({ min: 0, max: 95 }),
    hour: fc.integer({ min: 0, max: 23 }),
  }),
  { maxLength: 200 },
)

const rowsOf = (list: TestEvent[]): DayRow[] =>
  list.map(({ type, daysAgo, hour }) => ({
    type,
    day: addDays(TODAY, -daysAgo),
    count: 1,
    hours: Array.from({ length: 24 }, (_, n) => Number(n === hour)),
  }))

const isView = ({ type }: TestEvent) => type === 'MENU_VIEW' || type === 'QR_SCAN'
const isOf =
  (type: EventType) =>
  (event: TestEvent): boolean =>
    event.type === type
const countsOf = (list: TestEvent[]) => ({
  views: list.filter(isView).length,
  qrScans: list.filter(isOf('QR_SCAN')).length,
  itemClicks: list.filter(isOf('ITEM_CLICK')).length,
})

test('days, hours and types match a plain count of the events [ENT-42] [AAN-26]', () => {
  fc.assert(
    fc.property(events, fc.constantFrom(1, 7, 14, 30, 90), (list, days) => {
      const period = { from: addDays(TODAY, 1 - days), to: TODAY }
      const { eventBreakdown, timeSeriesData, hourlyData } = rollUpDays(rowsOf(list), period)
      const ofPeriod = list.filter(({ daysAgo }) => daysAgo < days)

      const shown = Math.max(days, 7)
      expect(timeSeriesData).toEqual(
        Array.from({ length: shown }, (_, n) => {
          const daysAgo = shown - 1 - n
          return {
            date: addDays(TODAY, -daysAgo),
            ...countsOf(list.filter((one) => one.daysAgo === daysAgo)),
          }
        }),
      )
      expect(hourlyData).toEqual(
        Array.from({ length: 24 }, (_, hour) => ({
          hour,
          ...countsOf(ofPeriod.filter((one) => one.hour === hour)),
        })),
      )
      const types = new Set([...alwaysListedTypes, ...ofPeriod.map(({ type }) => type)])
      expect(eventBreakdown).toEqual(
        Object.fromEntries([...types].map((type) => [type, ofPeriod.filter(isOf(type)).length])),
      )
    }),
    { seed },
  )
})

test('without events all values are present and zero, for the six documented types [ENT-43]', () => {
  const { eventBreakdown, timeSeriesData, hourlyData } = rollUpDays([], { from: TODAY, to: TODAY })

  expect(eventBreakdown).toEqual({
    MENU_VIEW: 0,
    QR_SCAN: 0,
    VENDOR_REGISTRATION: 0,
    VENDOR_LOGIN: 0,
    AD_CLICK: 0,
    AD_IMPRESSION: 0,
  })
  expect(timeSeriesData).toHaveLength(7)
  expect(hourlyData).toHaveLength(24)
  for (const { views, qrScans, itemClicks } of [...timeSeriesData, ...hourlyData])
    expect([views, qrScans, itemClicks]).toEqual([0, 0, 0])
})

test('the chart of one day covers the last seven days, the chart of a month covers only the month', () => {
  expect(chartDays({ from: TODAY, to: TODAY })).toEqual({ from: '2026-03-09', to: TODAY })
  expect(chartDays({ from: '2026-02-14', to: TODAY })).toEqual({ from: '2026-02-14', to: TODAY })
})
