import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askWhileVisible } from './ask-while-visible.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** An open menu; the first `failures` requests fail. */
function openMenu({ failures = 0, isOld = false } = {}) {
  const page = Object.assign(new EventTarget(), { hidden: false })
  const network = new EventTarget()
  let isOnline = true
  let requests = 0
  const ask = async () => {
    requests++
    if (failures-- > 0) throw new Error('Nobody answers')
  }
  askWhileVisible(ask, { page, network, isOnline: () => isOnline, isOld } as never)

  return {
    requests: () => requests,
    advance: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000),
    hide: (hidden: boolean) => {
      page.hidden = hidden
      page.dispatchEvent(new Event('visibilitychange'))
    },
    connect: (online: boolean) => {
      isOnline = online
      network.dispatchEvent(new Event(online ? 'online' : 'offline'))
    },
  }
}

test('a menu that is looked at asks every ten seconds [QUICK-09]', async () => {
  const { requests, advance } = openMenu()
  expect(requests()).toBe(0)
  await advance(10)
  expect(requests()).toBe(1)
  await advance(60)
  expect(requests()).toBe(7)
})

test('a hidden tab asks nothing, and at once when it is looked at again [QUICK-09]', async () => {
  const { requests, advance, hide } = openMenu()
  hide(true)
  await advance(3600)
  expect(requests()).toBe(0)

  hide(false)
  expect(requests()).toBe(1)
  await advance(10)
  expect(requests()).toBe(2)
})

test('a phone without a connection asks nothing, and at once when it has one', async () => {
  const { requests, advance, connect } = openMenu()
  connect(false)
  await advance(3600)
  expect(requests()).toBe(0)

  connect(true)
  expect(requests()).toBe(1)
})

test('a server in trouble is asked less and less often, at most every few minutes, until it answers', async () => {
  const { requests, advance } = openMenu({ failures: 6 })
  await advance(10)
  expect(requests()).toBe(1)
  for (const [seconds, total] of [
    [20, 2],
    [40, 3],
    [80, 4],
    [160, 5],
    [160, 6],
    [160, 7],
    [10, 8],
  ] as const) {
    await advance(seconds - 1)
    expect(requests()).toBe(total - 1)
    await advance(1)
    expect(requests()).toBe(total)
  }
})

test('a page that the browser took from its history asks at once', () => {
  expect(openMenu({ isOld: true }).requests()).toBe(1)
})
