import { defaultAdConfig } from '@thela/contract/ads/default-configuration'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { timingsFrom } from '../ad-settings.ts'
import {
  type Candidate,
  canClose,
  countedMs,
  type FloatingEvent,
  initialState,
  nextTickMs,
  reduceFloatingAd,
} from './floating-states.ts'
import { pauseLeft, rememberClosing } from './use-floating-ad.ts'

const image = (id: string): Candidate => ({ id, isVideo: false })
const video = (id: string): Candidate => ({ id, isVideo: true })
const builtIn = timingsFrom(null)

/** An open menu with a fake clock. */
function openMenu(ads: Candidate[], { timings = builtIn, randomValue = 0 } = {}) {
  let state = initialState<Candidate>(timings)
  const inputs = (pauseLeftMs: number) => ({ ads, timings, pauseLeftMs, random: () => randomValue })
  const send = (event: FloatingEvent) => {
    state = reduceFloatingAd(state, event, inputs(pauseLeft(timings.pauseMs)))
  }

  return {
    advance(seconds: number) {
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
    deliver: (next: Candidate[]) => {
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

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.useFakeTimers({ now: new Date('2026-11-15T08:00:00Z'), toFake: ['Date'] })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a customer sees no ad for ten seconds, then one [ADS-03]', () => {
  const menu = openMenu([image('locho')])

  menu.advance(9.9)
  expect(menu.shown()).toBeNull()
  menu.advance(0.1)
  expect(menu.shown()).toBe('locho')
})

test('an image is shown for ten seconds, with a countdown [ADS-04] [ADS-06]', () => {
  const menu = openMenu([image('locho')])
  menu.advance(10)

  expect(menu.secondsLeft()).toBe(10)
  menu.advance(4)
  expect(menu.secondsLeft()).toBe(6)
  menu.advance(5.9)
  expect(menu.shown()).toBe('locho')
  menu.advance(0.1)
  expect(menu.shown()).toBeNull()
})

test('a video is shown for twenty seconds at most [ADS-05] [ADS-38]', () => {
  const menu = openMenu([video('film')])

  menu.advance(29.9)
  expect(menu.shown()).toBe('film')
  menu.advance(0.1)
  expect(menu.shown()).toBeNull()
})

test('after a gap of twenty seconds the next ad in the list follows, and after the last the first [ADS-07]', () => {
  const menu = openMenu([image('a'), image('b'), image('c')])
  menu.advance(20)

  menu.advance(19.9)
  expect(menu.shown()).toBeNull()
  menu.advance(0.1)
  expect(menu.shown()).toBe('b')
  menu.advance(30)
  expect(menu.shown()).toBe('c')
  menu.advance(30)
  expect(menu.shown()).toBe('a')
})

test('the next image is shown thirty seconds after the previous one [ADS-28]', () => {
  const menu = openMenu([image('a'), image('b')])
  menu.advance(10)

  expect(menu.shown()).toBe('a')
  menu.advance(29.9)
  expect(menu.shown()).toBeNull()
  menu.advance(0.1)
  expect(menu.shown()).toBe('b')
})

test('an image can be closed only after three seconds [ADS-08]', () => {
  expectClosableOnlyAfter(3, image('ad'))
})

test('a video can be closed only after five seconds [ADS-09]', () => {
  expectClosableOnlyAfter(5, video('ad'))
})

function expectClosableOnlyAfter(seconds: number, ad: Candidate) {
  const menu = openMenu([ad])
  expect(menu.canClose()).toBe(false)
  menu.advance(10 + seconds - 0.1)

  expect(menu.canClose()).toBe(false)
  menu.close()
  expect(menu.shown()).toBe('ad')
  menu.advance(0.1)
  expect(menu.canClose()).toBe(true)
  menu.close()
  expect(menu.shown()).toBeNull()
}

test('a customer who closes an ad sees none for a minute, then the next [ADS-10]', () => {
  const menu = openMenu([image('a'), image('b')])
  menu.advance(15)
  menu.close()

  menu.advance(59.9)
  expect(menu.shown()).toBeNull()
  menu.advance(0.1)
  expect(menu.shown()).toBe('b')
})

test('the pause is stored on the device, and a page opened during it waits for its end [ADS-11]', () => {
  const menu = openMenu([image('a')])
  menu.advance(15)
  menu.close()
  menu.advance(5)
  const nextPage = openMenu([image('a')])

  nextPage.advance(54.9)
  expect(nextPage.shown()).toBeNull()
  nextPage.advance(0.1)
  expect(nextPage.shown()).toBe('a')
})

test('closing an ad in one tab pauses the others [ADS-11]', () => {
  const other = openMenu([image('a')])
  other.advance(9)
  rememberClosing()

  other.advance(59.9)
  expect(other.shown()).toBeNull()
  other.advance(0.1)
  expect(other.shown()).toBe('a')
})

test('a closing time in the future, from a wrong clock, is ignored', () => {
  rememberClosing(Date.now() + 86_400_000)
  expect(pauseLeft(builtIn.pauseMs)).toBe(0)
})

test('an ad can be minimised and expanded, and the next one starts expanded [ADS-12]', () => {
  const menu = openMenu([image('a'), image('b')])
  menu.advance(10)

  menu.send('minimise')
  expect(menu.isMinimised()).toBe(true)
  menu.send('expand')
  expect(menu.isMinimised()).toBe(false)
  menu.send('minimise')
  menu.advance(30)
  expect([menu.shown(), menu.isMinimised()]).toEqual(['b', false])
})

test('after a video ends the next ad follows without a gap, and a single video stays [ADS-13]', () => {
  const menu = openMenu([video('film'), image('locho')])
  menu.advance(18)
  menu.send('videoEnded')
  expect(menu.shown()).toBe('locho')

  const alone = openMenu([video('film')])
  alone.advance(18)
  alone.send('videoEnded')
  expect(alone.shown()).toBe('film')
})

test.each([
  [0, 'a'],
  [0.5, 'b'],
  [0.99, 'c'],
])('the first ad is random: %s [ADS-14]', (randomValue, first) => {
  const menu = openMenu([image('a'), image('b'), image('c')], { randomValue })
  menu.advance(10)

  expect(menu.shown()).toBe(first)
})

describe('the timings that an administrator saved', () => {
  const timings = timingsFrom(defaultAdConfig)

  test('replace the built-in ones, except for the minimum viewing times [ADS-03]', () => {
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

  test('apply to the initial delay and to the pause after closing', () => {
    const menu = openMenu([image('a'), image('b')], { timings })
    menu.advance(3)
    expect(menu.shown()).toBe('a')
    menu.advance(3)
    menu.close()

    menu.advance(4.9)
    expect(menu.shown()).toBeNull()
    menu.advance(0.1)
    expect(menu.shown()).toBe('b')
  })

  test('show a single ad again after the gap', () => {
    const menu = openMenu([image('a')], { timings })
    menu.advance(3 + 15 + 2)

    expect(menu.shown()).toBe('a')
  })
})

describe('ads that are delivered while the menu is open', () => {
  test('are shown at once if an ad is already due', () => {
    const menu = openMenu([])
    menu.advance(25)

    menu.deliver([image('late')])
    expect(menu.shown()).toBe('late')
  })

  test('do not interrupt the current ad, and an ad that is no longer delivered is not shown again', () => {
    const menu = openMenu([image('a'), image('b')])
    menu.advance(12)

    menu.deliver([])
    expect(menu.shown()).toBe('a')
    menu.advance(60)
    expect(menu.shown()).toBeNull()
  })
})

test('time in a hidden tab or on a sleeping phone does not count for the current ad', () => {
  const menu = openMenu([image('a')])
  menu.advance(10)

  expect(countedMs(menu.state(), 1000, true)).toBe(0)
  expect(countedMs(menu.state(), 3_600_000, false)).toBe(1000)
  menu.advance(10)
  expect(countedMs(menu.state(), 3_600_000, true)).toBe(3_600_000)
})
