import type { AdTimings } from '../ad-settings.ts'

/** An ad that may be shown, with what its timing depends on. */
export type Candidate = { id: string; isVideo: boolean }

export type FloatingState<Ad extends Candidate> = {
  /** What is on the screen; null while nothing is. */
  shown: Ad | null
  /** Until the ad is hidden, or until the next one is shown. */
  leftMs: number
  isMinimised: boolean
  /** The previous ad: the next in the list follows it. */
  lastId: string | null
}

/** What the transitions depend on besides the state. */
export type Inputs<Ad extends Candidate> = {
  ads: Ad[]
  timings: AdTimings
  /** What is left of the pause after the customer closed an ad, in this tab or in another. */
  pauseLeftMs: number
  random: () => number
}

export type FloatingEvent =
  | { type: 'tick'; ms: number }
  | { type: 'close' | 'minimise' | 'expand' | 'videoEnded' }

/** Waits, shows an ad, leaves a gap, shows the next. */
export function reduceFloatingAd<Ad extends Candidate>(
  state: FloatingState<Ad>,
  event: FloatingEvent,
  inputs: Inputs<Ad>,
): FloatingState<Ad> {
  switch (event.type) {
    case 'tick':
      return state.shown ? countDown(state, event.ms, inputs) : wait(state, event.ms, inputs)
    case 'close':
      return canClose(state, inputs.timings) ? hide(state, inputs.timings.pauseMs) : state
    case 'videoEnded':
      return inputs.ads.length > 1 ? wait(hide(state, 0), 0, inputs) : state
    default:
      return { ...state, isMinimised: event.type === 'minimise' }
  }
}

export const initialState = <Ad extends Candidate>({ initialDelayMs }: AdTimings): FloatingState<Ad> => ({
  shown: null,
  leftMs: initialDelayMs,
  isMinimised: false,
  lastId: null,
})

/** An ad can be closed after it was shown for a minimum time. */
export function canClose({ shown, leftMs }: FloatingState<Candidate>, timings: AdTimings) {
  if (!shown) return false
  const least = shown.isVideo ? timings.minViewVideoMs : timings.minViewImageMs
  return displayMs(shown, timings) - leftMs >= least
}

export const displayMs = ({ isVideo }: Candidate, { imageMs, videoMs }: AdTimings) =>
  isVideo ? videoMs : imageMs

/** Time in a hidden tab or on a sleeping phone does not count for an ad. */
export function countedMs(state: FloatingState<Candidate>, elapsedMs: number, isHidden: boolean) {
  if (!state.shown) return elapsedMs
  return isHidden ? 0 : Math.min(elapsedMs, TICK_MS)
}

/** Every second while an ad and its countdown are shown; otherwise when the next ad is due. */
export const nextTickMs = ({ shown, leftMs }: FloatingState<Candidate>) =>
  shown ? Math.min(leftMs, TICK_MS) : leftMs

const TICK_MS = 1000

function countDown<Ad extends Candidate>(state: FloatingState<Ad>, ms: number, { timings }: Inputs<Ad>) {
  const leftMs = state.leftMs - ms
  return leftMs > 0 ? { ...state, leftMs } : hide(state, timings.gapMs)
}

function wait<Ad extends Candidate>(state: FloatingState<Ad>, ms: number, inputs: Inputs<Ad>) {
  const leftMs = Math.max(0, state.leftMs - ms, inputs.pauseLeftMs)
  const shown = nextAd(state.lastId, inputs)
  if (leftMs > 0 || !shown) return { ...state, leftMs }

  return { shown, leftMs: displayMs(shown, inputs.timings), isMinimised: false, lastId: shown.id }
}

const hide = <Ad extends Candidate>(state: FloatingState<Ad>, leftMs: number): FloatingState<Ad> => ({
  ...state,
  shown: null,
  leftMs,
})

/** The first one is random, all others follow the order of the list. */
function nextAd<Ad extends Candidate>(lastId: string | null, { ads, random }: Inputs<Ad>) {
  if (lastId === null) return ads[Math.floor(random() * ads.length)]
  return ads[(ads.findIndex(({ id }) => id === lastId) + 1) % ads.length]
}
