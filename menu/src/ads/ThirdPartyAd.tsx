import { useEffect, useRef, useState } from 'react'
import { laterWords } from '../app/words.ts'

declare global {
  interface Window {
    adsbygoogle?: object[]
  }
}

export type ThirdPartyState = 'loading' | 'loaded' | 'error'

export const MIN_LOADING_MS = 1000
export const TIMEOUT_MS = 3000

type Props = { client: string | null; slot: string | null }

/** A slot for a third-party ad, or a text that it is reserved. */
export function ThirdPartyAd({ client, slot }: Props) {
  const container = useRef<HTMLModElement>(null)
  const [isFilled, setFilled] = useState(false)
  const elapsedMs = useElapsed()
  const state = thirdPartyState(elapsedMs, isFilled)

  useEffect(() => {
    if (client && container.current) return fillWithAdSense(container.current, client, setFilled)
  }, [client])

  return (
    <div className="ad-room" data-state={state}>
      {client && (
        <ins
          ref={container}
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
  if (state === 'loading') return <p>{laterWords.adLoading}</p>
  return (
    <p>
      <b>{laterWords.adReserved}</b>
      <span>{laterWords.adReservedText}</span>
    </p>
  )
}

function useElapsed() {
  const [elapsedMs, setElapsed] = useState(0)

  useEffect(() => {
    const timers = [MIN_LOADING_MS, TIMEOUT_MS].map((ms) => setTimeout(setElapsed, ms, ms))
    return () => timers.forEach(clearTimeout)
  }, [])
  return elapsedMs
}

/** Loaded only when the third party reports an ad within its time (DEC-110). */
export function thirdPartyState(elapsedMs: number, isFilled: boolean): ThirdPartyState {
  if (elapsedMs < MIN_LOADING_MS) return 'loading'
  if (isFilled) return 'loaded'
  return elapsedMs < TIMEOUT_MS ? 'loading' : 'error'
}

const SCRIPT = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js'

/** Asks Google for an ad and reports when it is shown, which Google notes in an attribute of the container. */
function fillWithAdSense(container: HTMLElement, client: string, onChange: (isFilled: boolean) => void) {
  const watcher = new MutationObserver(() => onChange(container.dataset.adStatus === 'filled'))
  watcher.observe(container, { attributeFilter: ['data-ad-status'] })

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
