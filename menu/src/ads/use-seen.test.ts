import { VIEWABLE_AFTER_MS } from '@thela/contract/ads/viewability'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchUntilSeen } from './use-seen.ts'

type Move = { intersectionRatio: number }

/** A screen on which one ad stands. */
const screen = { threshold: 0, scrollTo: (..._shares: number[]) => {} }

/** A `function`, because it is called with `new`. */
function FakeObserver(tell: (moves: Move[]) => void, { threshold }: { threshold: number }) {
  screen.threshold = threshold
  screen.scrollTo = (...shares) => tell(shares.map((intersectionRatio) => ({ intersectionRatio })))
  return {
    observe() {},
    disconnect() {
      screen.scrollTo = () => {}
    },
  }
}

const tab = Object.assign(new EventTarget(), {
  hidden: false,
  dialog: null as object | null,
  querySelector: () => tab.dialog,
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  vi.stubGlobal('document', Object.assign(tab, { hidden: false, dialog: null }))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function showAd(afterMs: number) {
  const counted = vi.fn()
  const stop = watchUntilSeen({} as Element, afterMs, counted)
  return {
    counted: () => counted.mock.calls.length,
    scrollTo: (...shares: number[]) => screen.scrollTo(...shares),
    pass: (ms: number) => vi.advanceTimersByTime(ms),
    stop,
  }
}

function hideTab(hidden: boolean) {
  tab.hidden = hidden
  tab.dispatchEvent(new Event('visibilitychange'))
}

const kinds = [
  ['an image', VIEWABLE_AFTER_MS.image, 1000],
  ['a video', VIEWABLE_AFTER_MS.video, 2000],
] as const

test.each(kinds)(
  '%s counts after its time in view, not a tenth of a second before [ADS-22]',
  (_kind, afterMs, expected) => {
    const ad = showAd(afterMs)
    expect(afterMs).toBe(expected)
    ad.scrollTo(0.5)

    ad.pass(expected - 100)
    expect(ad.counted()).toBe(0)
    ad.pass(100)
    expect(ad.counted()).toBe(1)
  },
)

test.each(kinds)('%s that is scrolled away in between starts anew [ADS-22]', (_kind, afterMs) => {
  const ad = showAd(afterMs)
  ad.scrollTo(1)
  ad.pass(afterMs - 100)
  ad.scrollTo(0.3)
  ad.pass(60_000)
  expect(ad.counted()).toBe(0)

  ad.scrollTo(0.7)
  ad.pass(afterMs - 100)
  expect(ad.counted()).toBe(0)
  ad.pass(100)
  expect(ad.counted()).toBe(1)
})

test('less than half of an ad is not seen, however long [ADS-22]', () => {
  const ad = showAd(VIEWABLE_AFTER_MS.image)
  expect(screen.threshold).toBe(0.5)

  ad.scrollTo(0.49)
  ad.pass(60_000)
  expect(ad.counted()).toBe(0)
})

test('an ad that came and went before the phone could tell is not seen', () => {
  const ad = showAd(VIEWABLE_AFTER_MS.image)
  ad.scrollTo(0.6, 0.2)
  ad.pass(60_000)
  expect(ad.counted()).toBe(0)
})

test('an ad is seen once, however often it is scrolled by [ADS-22]', () => {
  const ad = showAd(VIEWABLE_AFTER_MS.image)
  for (let round = 0; round < 5; round++) {
    ad.scrollTo(1)
    ad.pass(1000)
    ad.scrollTo(0)
  }
  expect(ad.counted()).toBe(1)
})

test('in a tab behind others nobody sees it; back in front the time starts anew', () => {
  const ad = showAd(VIEWABLE_AFTER_MS.image)
  ad.scrollTo(1)
  ad.pass(900)
  hideTab(true)
  ad.pass(60_000)
  hideTab(false)

  ad.pass(900)
  expect(ad.counted()).toBe(0)
  ad.pass(100)
  expect(ad.counted()).toBe(1)
})

test('under a dialog nobody sees it; the time counts from its closing on', () => {
  const ad = showAd(VIEWABLE_AFTER_MS.image)
  ad.scrollTo(1)
  tab.dialog = {}
  ad.pass(5500)
  tab.dialog = null
  tab.dispatchEvent(new Event('close'))

  ad.pass(900)
  expect(ad.counted()).toBe(0)
  ad.pass(100)
  expect(ad.counted()).toBe(1)
})

test('an ad that made way for another is not counted any more', () => {
  const ad = showAd(VIEWABLE_AFTER_MS.image)
  ad.scrollTo(1)
  ad.pass(900)
  ad.stop()
  ad.pass(60_000)
  expect(ad.counted()).toBe(0)
})
