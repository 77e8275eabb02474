import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import type { AdTimings } from '../ad-timings.ts'
import { isOutOfSight } from '../is-out-of-sight.ts'
import { pauseLeft, rememberClosing } from './closed-ads.ts'
import {
  begin,
  type Candidate,
  canClose,
  countedMs,
  type FloatingEvent,
  type FloatingState,
  nextTickMs,
  step,
} from './floating-states.ts'

/** The states, moved by the clock and by the customer. */
export function useFloatingAd<Ad extends Candidate>(ads: Ad[], timings: AdTimings) {
  const [state, send] = useReducer(
    (state: FloatingState<Ad>, event: FloatingEvent) =>
      step(state, event, { ads, timings, pauseLeftMs: pauseLeft(timings.pauseMs), random: Math.random }),
    timings,
    begin<Ad>,
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

/** Ticks when something is due; a menu without ads is left in peace, once the last one has had its time. */
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
