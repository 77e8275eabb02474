import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import type { AdTimings } from '../ad-settings.ts'
import { isOutOfSight } from '../use-seen.ts'
import {
  type Candidate,
  canClose,
  countedMs,
  type FloatingEvent,
  type FloatingState,
  initialState,
  nextTickMs,
  reduceFloatingAd,
} from './floating-states.ts'

/** The floating ad as a state machine, driven by the clock and by the customer. */
export function useFloatingAd<Ad extends Candidate>(ads: Ad[], timings: AdTimings) {
  const [state, send] = useReducer(
    (state: FloatingState<Ad>, event: FloatingEvent) =>
      reduceFloatingAd(state, event, {
        ads,
        timings,
        pauseLeftMs: pauseLeft(timings.pauseMs),
        random: Math.random,
      }),
    timings,
    initialState<Ad>,
  )
  const isRunning = ads.length > 0 || state.shown !== null
  useClock(state, isRunning, (ms) => send({ type: 'tick', ms }))

  return {
    ...state,
    canClose: canClose(state, timings),
    close() {
      if (canClose(state, timings)) rememberClosing()
      send({ type: 'close' })
    },
    minimise: () => send({ type: 'minimise' }),
    expand: () => send({ type: 'expand' }),
    endVideo: () => send({ type: 'videoEnded' }),
  }
}

/** Ticks when something is due; stops when there are no ads and none is shown. */
function useClock(state: FloatingState<Candidate>, isRunning: boolean, tick: (ms: number) => void) {
  const lastTick = useRef(0)
  const onTime = useEffectEvent(() => {
    const now = Date.now()
    const elapsedMs = now - lastTick.current
    lastTick.current = now
    tick(countedMs(state, elapsedMs, isOutOfSight()))
  })

  useEffect(() => {
    lastTick.current = Date.now()
  }, [])
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => onTime(), nextTickMs(state))
    return () => clearTimeout(timer)
  }, [state, isRunning])
}

const KEY = 'ad-closed'

export function rememberClosing(now = Date.now()) {
  try {
    localStorage.setItem(KEY, String(now))
  } catch {
    // Without storage the pause applies to this page only.
  }
}

/** What is left of the pause after the last closing on this device; a stored value cannot make it longer. */
export function pauseLeft(pauseMs: number, now = Date.now()) {
  const left = closedAt() + pauseMs - now
  return left > 0 && left <= pauseMs ? left : 0
}

function closedAt() {
  try {
    return Number(localStorage.getItem(KEY) ?? 0)
  } catch {
    return 0
  }
}
