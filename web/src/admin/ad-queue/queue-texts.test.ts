import type { AdQueueItem } from '@thela/contract/ads/queue'
import { expect, test } from 'vitest'
import { toneOf } from './PriorityLevels.tsx'
import { impressionsText, placeText, vendorsText } from './queue-texts.ts'

const item = {
  area: null,
  city: 'Surat',
  state: 'Gujarat',
  country: 'India',
  totalVendors: 1,
  currentImpressions: 12,
  maxImpressions: 1500,
} as AdQueueItem

test('the colour of a priority changes at 100, 75, 50 and 25 [AQ-25]', () => {
  expect([100, 99, 75, 74, 50, 49, 25, 24, 0].map(toneOf)).toEqual([
    'bad',
    'warn',
    'warn',
    'brand',
    'brand',
    'good',
    'good',
    'neutral',
    'neutral',
  ])
})

test('a placement shows its place, its reach and its impressions, or that they are unlimited [AAQ-08]', () => {
  expect(placeText(item)).toBe('Surat, Gujarat, India')
  expect(vendorsText(item)).toBe('1 vendor')
  expect(impressionsText(item)).toBe('12 / 1,500')
  expect(impressionsText({ ...item, maxImpressions: null })).toBe('12 / Unlimited')
})
