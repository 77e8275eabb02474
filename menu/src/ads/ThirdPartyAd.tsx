import { useEffect, useRef, useState } from 'react'
import { fillWithAdSense } from './fill-with-adsense.ts'
import {
  GIVEN_UP_AFTER_MS,
  LOADED_AFTER_MS,
  type ThirdPartyState,
  thirdPartyState,
} from './third-party-state.ts'

type Props = { client: string | null; slot: string | null }

/** Room for an ad of somebody else, or the words that it is kept free. */
export function ThirdPartyAd({ client, slot }: Props) {
  const place = useRef<HTMLModElement>(null)
  const [isFilled, setFilled] = useState(false)
  const elapsedMs = useElapsed()
  const state = thirdPartyState(elapsedMs, isFilled)

  useEffect(() => {
    if (client && place.current) return fillWithAdSense(place.current, client, setFilled)
  }, [client])

  return (
    <div className="ad-room" data-state={state}>
      {client && (
        <ins
          ref={place}
          className="adsbygoogle"
          data-ad-client={client}
          data-ad-slot={slot || undefined}
          data-full-width-responsive="false"
        />
      )}
      <Notice state={state} />
    </div>
  )
}

function Notice({ state }: { state: ThirdPartyState }) {
  if (state === 'loaded') return null
  if (state === 'loading') return <p>Advertisement Loading...</p>
  return (
    <p>
      <b>Advertisement Space Reserved</b>
      <span>This space is reserved for advertisements</span>
    </p>
  )
}

function useElapsed() {
  const [elapsedMs, setElapsed] = useState(0)

  useEffect(() => {
    const timers = [LOADED_AFTER_MS, GIVEN_UP_AFTER_MS].map((ms) => setTimeout(setElapsed, ms, ms))
    return () => timers.forEach(clearTimeout)
  }, [])
  return elapsedMs
}
