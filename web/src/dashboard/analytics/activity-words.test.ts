import { eventTypes, labelOfEvent } from '@thela/contract/analytics/event-types'
import { events, unknown } from '@thela/words/dashboard/activity'
import { expect, test } from 'vitest'

test('a vendor reads of every event what the contract calls it', () => {
  expect(events).toEqual(Object.fromEntries(eventTypes.map((type) => [type, labelOfEvent(type)])))
  expect(unknown).toBe(labelOfEvent('NOT_AN_EVENT'))
})
