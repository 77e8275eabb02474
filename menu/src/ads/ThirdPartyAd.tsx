import { useEffect, useRef, useState } from 'react'

declare global {
  interface Window {
    adsbygoogle?: object[]
  }
}

export type ThirdPartyState = 'loading' | 'loaded' | 'error'

export const LOADED_AFTER_MS = 1000
export const GIVEN_UP_AFTER_MS = 3000

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

/** An ad is never pretended: it is there when the third party says so, within the time it has (DEC-110). */
export function thirdPartyState(elapsedMs: number, isFilled: boolean): ThirdPartyState {
  if (elapsedMs < LOADED_AFTER_MS) return 'loading'
  if (isFilled) return 'loaded'
  return elapsedMs < GIVEN_UP_AFTER_MS ? 'loading' : 'error'
}

const SCRIPT = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js'

/** Asks Google for an ad in this place and tells when it is there; the place itself says whether it is. */
function fillWithAdSense(place: HTMLElement, client: string, tell: (isFilled: boolean) => void) {
  const watcher = new MutationObserver(() => tell(place.dataset.adStatus === 'filled'))
  watcher.observe(place, { attributeFilter: ['data-ad-status'] })

  loadScript(client)
  window.adsbygoogle ??= []
  window.adsbygoogle.push({})
  return () => watcher.disconnect()
}

function loadScript(client: string) {
  if (document.querySelector(`script[src^="${SCRIPT}"]`)) return

  const script = document.createElement('script')
  script.async = true
  script.crossOrigin = 'anonymous'
  script.src = `${SCRIPT}?client=${encodeURIComponent(client)}`
  document.head.append(script)
}
