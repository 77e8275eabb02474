import { languageCodes } from '@thela/contract/values/languages'
import type { OpenState } from '@thela/contract/vendors/open-state'
import { beforeEach, expect, test } from 'vitest'
import { speak, speakLater } from '../app/words.ts'
import { menuWordsIn } from '../page/all-words.ts'
import { describeState } from './show-open-state.ts'

const closed = (inDays: number, isClosedToday = false): OpenState => ({
  isOpen: false,
  isClosedToday,
  opens: { time: '07:00', inDays, weekday: 0 },
})

async function speakIn(code: (typeof languageCodes)[number]) {
  speak(menuWordsIn(code))
  await speakLater()
}

beforeEach(() => speakIn('en'))

test.each<[OpenState, string]>([
  [{ isOpen: true, till: '23:30' }, 'Open now, till 11:30 pm'],
  [{ isOpen: true, till: '00:00' }, 'Open now, till 12:00 am'],
  [{ isOpen: true, till: null }, 'Open now'],
  [closed(1), 'Closed, opens tomorrow 7:00 am'],
  [closed(0), 'Closed, opens 7:00 am'],
  [closed(3), 'Closed, opens Monday 7:00 am'],
  [closed(1, true), 'Closed today, opens tomorrow 7:00 am'],
  [{ isOpen: false, isClosedToday: false, opens: null }, 'Closed'],
  [{ isOpen: false, isClosedToday: true, opens: null }, 'Closed today'],
])('%j is said as %s [OPEN-01]', (state, text) => {
  expect(describeState(state)?.replaceAll('\u00a0', ' ')).toBe(text)
})

test('a time is not broken before its am or pm [OPEN-01]', () => {
  expect(describeState({ isOpen: true, till: '23:30' })).toBe('Open now, till 11:30\u00a0pm')
})

test.each(languageCodes)('whether a stall is open is said in %s, with its time [OPEN-01]', async (code) => {
  await speakIn(code)
  const said = [
    describeState({ isOpen: true, till: '23:30' }),
    ...[0, 1, 3].map((days) => describeState(closed(days))),
  ]
  for (const text of said) expect(text).toMatch(/7:00|11:30/)
  expect(new Set(said).size).toBe(4)
})
