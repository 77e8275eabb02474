const SCRIPT = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js'

declare global {
  interface Window {
    adsbygoogle?: object[]
  }
}

/** Asks Google for an ad in this place and tells when it is there; the place itself says whether it is. */
export function fillWithAdSense(place: HTMLElement, client: string, tell: (isFilled: boolean) => void) {
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
