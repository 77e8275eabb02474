import { defaultAdConfig } from '@thela/contract/ads/default-configuration'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { timingsFrom } from '../ad-settings.ts'
import {
  begin,
  type Candidate,
  canClose,
  countedMs,
  type FloatingEvent,
  nextTickMs,
  step,
} from './floating-states.ts'
import { pauseLeft, rememberClosing } from './use-floating-ad.ts'

const image = (id: string): Candidate => ({ id, isVideo: false })
const video = (id: string): Candidate => ({ id, isVideo: true })
const builtIn = timingsFrom(null)

/** A customer with a menu open: the same clock as the page, only faster. */
function openMenu(ads: Candidate[], { timings = builtIn, chance = 0 } = {}) {
  let state = begin<Candidate>(timings)
  const stage = (pauseLeftMs: number) => ({ ads, timings, pauseLeftMs, random: () => chance })
  const send = (event: FloatingEvent) => {
    state = step(state, event, stage(pauseLeft(timings.pauseMs)))
  }

  return {
    pass(seconds: number) {
      const end = Date.now() + seconds * 1000
      while (Date.now() < end) {
        const ms = Math.min(nextTickMs(state) || 1000, end - Date.now())
        vi.setSystemTime(Date.now() + ms)
        send({ type: 'tick', ms })
      }
    },
    close() {
      if (canClose(state, timings)) rememberClosing()
      send({ type: 'close' })
    },
    send: (type: 'minimise' | 'expand' | 'videoEnded') => send({ type }),
    hand: (next: Candidate[]) => {
      ads = next
      send({ type: 'tick', ms: 0 })
    },
    shown: () => state.shown?.id ?? null,
    secondsLeft: () => Math.ceil(state.leftMs / 1000),
    canClose: () => canClose(state, timings),
    isMinimised: () => state.isMinimised,
    state: () => state,
  }
}

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.useFakeTimers({ now: new Date('2026-11-15T08:00:00Z'), toFake: ['Date'] })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a customer sees no ad for ten seconds, then one [ADS-03]', () => {
  const menu = openMenu([image('locho')])

  menu.pass(9.9)
  expect(menu.shown()).toBeNull()
  menu.pass(0.1)
  expect(menu.shown()).toBe('locho')
})

test('an image stands for ten seconds, and the seconds are counted [ADS-04] [ADS-06]', () => {
  const menu = openMenu([image('locho')])
  menu.pass(10)

  expect(menu.secondsLeft()).toBe(10)
  menu.pass(4)
  expect(menu.secondsLeft()).toBe(6)
  menu.pass(5.9)
  expect(menu.shown()).toBe('locho')
  menu.pass(0.1)
  expect(menu.shown()).toBeNull()
})

test('a video stands for twenty seconds at most [ADS-05] [ADS-38]', () => {
  const menu = openMenu([video('film')])

  menu.pass(29.9)
  expect(menu.shown()).toBe('film')
  menu.pass(0.1)
  expect(menu.shown()).toBeNull()
})

test('after a gap of twenty seconds the next in the list follows, then the first again [ADS-07]', () => {
  const menu = openMenu([image('a'), image('b'), image('c')])
  menu.pass(20)

  menu.pass(19.9)
  expect(menu.shown()).toBeNull()
  menu.pass(0.1)
  expect(menu.shown()).toBe('b')
  menu.pass(30)
  expect(menu.shown()).toBe('c')
  menu.pass(30)
  expect(menu.shown()).toBe('a')
})

test('from one image to the next it is thirty seconds [ADS-28]', () => {
  const menu = openMenu([image('a'), image('b')])
  menu.pass(10)

  expect(menu.shown()).toBe('a')
  menu.pass(29.9)
  expect(menu.shown()).toBeNull()
  menu.pass(0.1)
  expect(menu.shown()).toBe('b')
})

test.each([
  ['image', image('ad'), 3],
  ['video', video('ad'), 5],
])('an %s can be closed only after a moment [ADS-08] [ADS-09]', (_kind, ad, seconds) => {
  const menu = openMenu([ad])
  menu.pass(10 + seconds - 0.1)

  expect(menu.canClose()).toBe(false)
  menu.close()
  expect(menu.shown()).toBe('ad')
  menu.pass(0.1)
  expect(menu.canClose()).toBe(true)
  menu.close()
  expect(menu.shown()).toBeNull()
})

test('who closes an ad has a minute without, then the next comes [ADS-10]', () => {
  const menu = openMenu([image('a'), image('b')])
  menu.pass(15)
  menu.close()

  menu.pass(59.9)
  expect(menu.shown()).toBeNull()
  menu.pass(0.1)
  expect(menu.shown()).toBe('b')
})

test('the minute is kept on the device: a page opened meanwhile waits for its end [ADS-11]', () => {
  const menu = openMenu([image('a')])
  menu.pass(15)
  menu.close()
  menu.pass(5)
  const nextPage = openMenu([image('a')])

  nextPage.pass(54.9)
  expect(nextPage.shown()).toBeNull()
  nextPage.pass(0.1)
  expect(nextPage.shown()).toBe('a')
})

test('closing in one tab quiets the others [ADS-11]', () => {
  const other = openMenu([image('a')])
  other.pass(9)
  rememberClosing()

  other.pass(59.9)
  expect(other.shown()).toBeNull()
  other.pass(0.1)
  expect(other.shown()).toBe('a')
})

test('a closing time of tomorrow, from a clock that was wrong, silences nothing', () => {
  rememberClosing(Date.now() + 86_400_000)
  expect(pauseLeft(builtIn.pauseMs)).toBe(0)
})

test('an ad can be made small and large again; the next one is large [ADS-12]', () => {
  const menu = openMenu([image('a'), image('b')])
  menu.pass(10)

  menu.send('minimise')
  expect(menu.isMinimised()).toBe(true)
  menu.send('expand')
  expect(menu.isMinimised()).toBe(false)
  menu.send('minimise')
  menu.pass(30)
  expect([menu.shown(), menu.isMinimised()]).toEqual(['b', false])
})

test('a video that ends makes way for the next ad, and stays when there is no other [ADS-13]', () => {
  const menu = openMenu([video('film'), image('locho')])
  menu.pass(18)
  menu.send('videoEnded')

  expect(menu.shown()).toBeNull()
  menu.pass(20)
  expect(menu.shown()).toBe('locho')

  const alone = openMenu([video('film')])
  alone.pass(18)
  alone.send('videoEnded')
  expect(alone.shown()).toBe('film')
})

test.each([
  [0, 'a'],
  [0.5, 'b'],
  [0.99, 'c'],
])('chance decides which ad is the first: %s [ADS-14]', (chance, first) => {
  const menu = openMenu([image('a'), image('b'), image('c')], { chance })
  menu.pass(10)

  expect(menu.shown()).toBe(first)
})

describe('the timings that an administrator saved', () => {
  const timings = timingsFrom(defaultAdConfig)

  test('take the place of the built-in ones, but not of the least viewing time [ADS-03]', () => {
    expect(timings).toEqual({
      initialDelayMs: 3000,
      imageMs: 15_000,
      videoMs: 20_000,
      gapMs: 2000,
      pauseMs: 5000,
      minViewImageMs: 3000,
      minViewVideoMs: 5000,
    })
  })

  test('rule the pause after closing and the time without ads alike', () => {
    const menu = openMenu([image('a'), image('b')], { timings })
    menu.pass(3)
    expect(menu.shown()).toBe('a')
    menu.pass(3)
    menu.close()

    menu.pass(4.9)
    expect(menu.shown()).toBeNull()
    menu.pass(0.1)
    expect(menu.shown()).toBe('b')
  })

  test('let a single ad come again after a short gap', () => {
    const menu = openMenu([image('a')], { timings })
    menu.pass(3 + 15 + 2)

    expect(menu.shown()).toBe('a')
  })
})

describe('ads that are delivered while the menu is open', () => {
  test('come at once when the time for one had come before them', () => {
    const menu = openMenu([])
    menu.pass(25)

    menu.hand([image('late')])
    expect(menu.shown()).toBe('late')
  })

  test('let the one on the screen have its time, and show no more of one that ran out', () => {
    const menu = openMenu([image('a'), image('b')])
    menu.pass(12)

    menu.hand([])
    expect(menu.shown()).toBe('a')
    menu.pass(60)
    expect(menu.shown()).toBeNull()
  })
})

test('time in a hidden tab or a sleeping phone is not an ad’s time', () => {
  const menu = openMenu([image('a')])
  menu.pass(10)

  expect(countedMs(menu.state(), 1000, true)).toBe(0)
  expect(countedMs(menu.state(), 3_600_000, false)).toBe(1000)
  menu.pass(10)
  expect(countedMs(menu.state(), 3_600_000, true)).toBe(3_600_000)
})
