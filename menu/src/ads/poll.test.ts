import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { feedRules } from './ad-feed.ts'
import { poll } from './poll.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A page that asks by the given rules; the server fails as often as told. */
function openPage(rules: { everyMs: number; staleMs: number; retries: number }, failures = 0) {
  const page = Object.assign(new EventTarget(), { hidden: false })
  const answers: (string | null)[] = []
  let asked = 0
  const ask = async () => {
    asked++
    if (failures-- > 0) throw new Error('Nobody answers')
    return 'ads'
  }
  poll({ ...rules, ask, page }, (answer) => answers.push(answer))

  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
  const hide = (hidden: boolean) => {
    page.hidden = hidden
    page.dispatchEvent(new Event('visibilitychange'))
  }
  const leave = async (seconds: number) => {
    hide(true)
    await pass(seconds)
    hide(false)
  }
  return { asked: () => asked, answers, pass, hide, leave }
}

test('floating ads are asked for at once, every two minutes, and by who comes back after five [ADS-34]', async () => {
  const page = openPage(feedRules.FLOATING)
  expect(page.asked()).toBe(1)
  await page.pass(119)
  expect(page.asked()).toBe(1)
  await page.pass(1)
  expect(page.asked()).toBe(2)

  await page.leave(299)
  expect(page.asked()).toBe(2)
  await page.leave(1)
  expect(page.asked()).toBe(3)
})

test('a failed ask for floating ads is tried once more [ADS-34]', async () => {
  const lucky = openPage(feedRules.FLOATING, 1)
  await lucky.pass(5)
  expect([lucky.asked(), lucky.answers]).toEqual([2, ['ads']])

  const unlucky = openPage(feedRules.FLOATING, 9)
  await unlucky.pass(60)
  expect([unlucky.asked(), unlucky.answers]).toEqual([2, [null]])
})

test('banners are asked for every minute, and by who comes back after half a minute [ADS-35]', async () => {
  const page = openPage(feedRules.BANNER)
  await page.pass(60)
  expect(page.asked()).toBe(2)

  await page.leave(29)
  expect(page.asked()).toBe(2)
  await page.leave(1)
  expect(page.asked()).toBe(3)
})

test('a failed ask for banners is tried twice more [ADS-35]', async () => {
  const page = openPage(feedRules.BANNER, 2)
  await page.pass(10)

  expect([page.asked(), page.answers]).toEqual([3, ['ads']])
})

test('nobody asks for ads in a tab that nobody sees', async () => {
  const page = openPage(feedRules.BANNER)
  page.hide(true)
  await page.pass(600)

  expect(page.asked()).toBe(1)
})
