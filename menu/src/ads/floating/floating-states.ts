import type { AdTimings } from '../ad-settings.ts'

/** One that may float, as far as time is concerned. */
export type Candidate = { id: string; isVideo: boolean }

export type FloatingState<Ad extends Candidate> = {
  /** What is on the screen; null while nothing is. */
  shown: Ad | null
  /** Until it goes, or until the next one comes. */
  leftMs: number
  isMinimised: boolean
  /** The one before: the next in the list follows it. */
  lastId: string | null
}

/** What the states know of the world. */
export type Stage<Ad extends Candidate> = {
  ads: Ad[]
  timings: AdTimings
  /** Of the pause after somebody closed an ad, in this tab or in another. */
  pauseLeftMs: number
  random: () => number
}

export type FloatingEvent =
  | { type: 'tick'; ms: number }
  | { type: 'close' | 'minimise' | 'expand' | 'videoEnded' }

/** Waits, shows, leaves a gap, shows the next. */
export function step<Ad extends Candidate>(
  state: FloatingState<Ad>,
  event: FloatingEvent,
  stage: Stage<Ad>,
): FloatingState<Ad> {
  switch (event.type) {
    case 'tick':
      return state.shown ? countDown(state, event.ms, stage) : wait(state, event.ms, stage)
    case 'close':
      return canClose(state, stage.timings) ? hide(state, stage.timings.pauseMs) : state
    case 'videoEnded':
      return stage.ads.length > 1 ? hide(state, stage.timings.gapMs) : state
    default:
      return { ...state, isMinimised: event.type === 'minimise' }
  }
}

export const begin = <Ad extends Candidate>({ initialDelayMs }: AdTimings): FloatingState<Ad> => ({
  shown: null,
  leftMs: initialDelayMs,
  isMinimised: false,
  lastId: null,
})

/** Only who has seen an ad for a moment may close it. */
export function canClose({ shown, leftMs }: FloatingState<Candidate>, timings: AdTimings) {
  if (!shown) return false
  const least = shown.isVideo ? timings.minViewVideoMs : timings.minViewImageMs
  return displayMs(shown, timings) - leftMs >= least
}

export const displayMs = ({ isVideo }: Candidate, { imageMs, videoMs }: AdTimings) =>
  isVideo ? videoMs : imageMs

/** An ad that nobody sees, in a tab behind others or on a sleeping phone, uses up none of its time. */
export function countedMs(state: FloatingState<Candidate>, elapsedMs: number, isHidden: boolean) {
  if (!state.shown) return elapsedMs
  return isHidden ? 0 : Math.min(elapsedMs, TICK_MS)
}

/** Seconds are counted aloud while an ad shows; while none does there is one thing to wait for. */
export const nextTickMs = ({ shown, leftMs }: FloatingState<Candidate>) =>
  shown ? Math.min(leftMs, TICK_MS) : leftMs

const TICK_MS = 1000

function countDown<Ad extends Candidate>(state: FloatingState<Ad>, ms: number, { timings }: Stage<Ad>) {
  const leftMs = state.leftMs - ms
  return leftMs > 0 ? { ...state, leftMs } : hide(state, timings.gapMs)
}

function wait<Ad extends Candidate>(state: FloatingState<Ad>, ms: number, stage: Stage<Ad>) {
  const leftMs = Math.max(0, state.leftMs - ms, stage.pauseLeftMs)
  const shown = nextOf(state.lastId, stage)
  if (leftMs > 0 || !shown) return { ...state, leftMs }

  return { shown, leftMs: displayMs(shown, stage.timings), isMinimised: false, lastId: shown.id }
}

const hide = <Ad extends Candidate>(state: FloatingState<Ad>, leftMs: number): FloatingState<Ad> => ({
  ...state,
  shown: null,
  leftMs,
})

/** The first by chance, all others in the order of the list. */
function nextOf<Ad extends Candidate>(lastId: string | null, { ads, random }: Stage<Ad>) {
  if (lastId === null) return ads[Math.floor(random() * ads.length)]
  return ads[(ads.findIndex(({ id }) => id === lastId) + 1) % ads.length]
}
