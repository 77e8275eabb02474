import { VIEWABLE_AFTER_MS } from '@thela/contract/ads/viewability'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchUntilSeen } from './use-seen.ts'

type Entry = { intersectionRatio: number }

/** The fake viewport of one ad. */
const screen = { threshold: 0, scrollTo: (..._shares: number[]) => {} }

/** A `function`, because `new` cannot call an arrow function. */
function FakeObserver(report: (entries: Entry[]) => void, { threshold }: { threshold: number }) {
  screen.threshold = threshold
  screen.scrollTo = (...shares) => report(shares.map((intersectionRatio) => ({ intersectionRatio })))
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
    advance: (ms: number) => vi.advanceTimersByTime(ms),
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
  '%s counts after its required time in view and not earlier [ADS-22]',
  (_kind, afterMs, expected) => {
    const ad = showAd(afterMs)
    expect(afterMs).toBe(expected)
    ad.scrollTo(0.5)

    ad.advance(expected - 100)
    expect(ad.counted()).toBe(0)
    ad.advance(100)
    expect(ad.counted()).toBe(1)
  },
)

test.each(kinds)('%s that is scrolled away too early starts its time again [ADS-22]', (_kind, afterMs) => {
  const ad = showAd(afterMs)
  ad.scrollTo(1)
  ad.advance(afterMs - 100)
  ad.scrollTo(0.3)
  ad.advance(60_000)
  expect(ad.counted()).toBe(0)

  ad.scrollTo(0.7)
  ad.advance(afterMs - 100)
  expect(ad.counted()).toBe(0)
  ad.advance(100)
  expect(ad.counted()).toBe(1)
})

test('an ad with less than half in view is not counted [ADS-22]', () => {
  const ad = showAd(VIEWABLE_AFTER_MS.image)
  expect(screen.threshold).toBe(0.5)

  ad.scrollTo(0.49)
  ad.advance(60_000)
  expect(ad.counted()).toBe(0)
})

test('an ad that disappears before the observer reports it is not counted', () => {
  const ad = showAd(VIEWABLE_AFTER_MS.image)
  ad.scrollTo(0.6, 0.2)
  ad.advance(60_000)
  expect(ad.counted()).toBe(0)
})

test('an ad is counted once, however often it is scrolled into view [ADS-22]', () => {
  const ad = showAd(VIEWABLE_AFTER_MS.image)
  for (let round = 0; round < 5; round++) {
    ad.scrollTo(1)
    ad.advance(1000)
    ad.scrollTo(0)
  }
  expect(ad.counted()).toBe(1)
})

test('an ad in a hidden tab is not counted, and its time starts again when the tab is visible', () => {
  const ad = showAd(VIEWABLE_AFTER_MS.image)
  ad.scrollTo(1)
  ad.advance(900)
  hideTab(true)
  ad.advance(60_000)
  hideTab(false)

  ad.advance(900)
  expect(ad.counted()).toBe(0)
  ad.advance(100)
  expect(ad.counted()).toBe(1)
})

test('an ad under a dialog is not counted, and its time starts when the dialog closes', () => {
  const ad = showAd(VIEWABLE_AFTER_MS.image)
  ad.scrollTo(1)
  tab.dialog = {}
  ad.advance(5500)
  tab.dialog = null
  tab.dispatchEvent(new Event('close'))

  ad.advance(900)
  expect(ad.counted()).toBe(0)
  ad.advance(100)
  expect(ad.counted()).toBe(1)
})

test('an ad that is no longer watched is not counted', () => {
  const ad = showAd(VIEWABLE_AFTER_MS.image)
  ad.scrollTo(1)
  ad.advance(900)
  ad.stop()
  ad.advance(60_000)
  expect(ad.counted()).toBe(0)
})
