import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { feedRules } from './ad-feed.ts'
import { poll } from './poll.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A page that polls by these rules; the first `failures` requests fail. */
function openPage(rules: { everyMs: number; staleMs: number; retries: number }, failures = 0) {
  const page = Object.assign(new EventTarget(), { hidden: false })
  const answers: (string | null)[] = []
  let requests = 0
  const ask = async () => {
    requests++
    if (failures-- > 0) throw new Error('Nobody answers')
    return 'ads'
  }
  poll({ ...rules, ask, page }, (answer) => answers.push(answer))

  const advance = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
  const hide = (hidden: boolean) => {
    page.hidden = hidden
    page.dispatchEvent(new Event('visibilitychange'))
  }
  const hideFor = async (seconds: number) => {
    hide(true)
    await advance(seconds)
    hide(false)
  }
  return { requests: () => requests, answers, advance, hide, hideFor }
}

test('floating ads are requested at once, every two minutes, and when the page is visible again after five [ADS-34]', async () => {
  const page = openPage(feedRules.FLOATING)
  expect(page.requests()).toBe(1)
  await page.advance(119)
  expect(page.requests()).toBe(1)
  await page.advance(1)
  expect(page.requests()).toBe(2)

  await page.hideFor(299)
  expect(page.requests()).toBe(2)
  await page.hideFor(1)
  expect(page.requests()).toBe(3)
})

test('a failed request for floating ads is retried once [ADS-34]', async () => {
  const recovering = openPage(feedRules.FLOATING, 1)
  await recovering.advance(5)
  expect([recovering.requests(), recovering.answers]).toEqual([2, ['ads']])

  const failing = openPage(feedRules.FLOATING, 9)
  await failing.advance(60)
  expect([failing.requests(), failing.answers]).toEqual([2, [null]])
})

test('banners are requested every minute, and when the page is visible again after half a minute [ADS-35]', async () => {
  const page = openPage(feedRules.BANNER)
  await page.advance(60)
  expect(page.requests()).toBe(2)

  await page.hideFor(29)
  expect(page.requests()).toBe(2)
  await page.hideFor(1)
  expect(page.requests()).toBe(3)
})

test('a failed request for banners is retried twice [ADS-35]', async () => {
  const page = openPage(feedRules.BANNER, 2)
  await page.advance(10)

  expect([page.requests(), page.answers]).toEqual([3, ['ads']])
})

test('a hidden tab does not request ads', async () => {
  const page = openPage(feedRules.BANNER)
  page.hide(true)
  await page.advance(600)

  expect(page.requests()).toBe(1)
})
