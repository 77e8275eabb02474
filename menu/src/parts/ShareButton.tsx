import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { TrackingContext } from '../app/use-sections.ts'
import type { VendorView } from '../app/view-model.ts'
import { words } from '../app/words.ts'
import { CheckIcon, ShareIcon } from './icons.tsx'

const CHECKMARK_MS = 2000
const TOAST_MS = 3000

export function ShareButton({ vendor }: { vendor: VendorView }) {
  const tracker = useContext(TrackingContext)
  const [isDone, setDone] = useState(false)
  const [toast, setToast] = useState('')
  const doneIn = useTimeout()
  const toastIn = useTimeout()

  const share = async () => {
    const method = await shareMenu(vendor)
    if (!method) return

    tracker.share(method)
    setDone(true)
    doneIn(CHECKMARK_MS, () => setDone(false))
    if (method === 'native') return

    setToast(words.linkCopied)
    toastIn(TOAST_MS, () => setToast(''))
  }

  return (
    <>
      <button type="button" className="share js" aria-label={words.share} onClick={share}>
        {isDone ? <CheckIcon /> : <ShareIcon />}
      </button>
      <output className="toast">{toast}</output>
    </>
  )
}

/** The native sheet where there is one, else the clipboard. Null when nothing is known to have been shared. */
export async function shareMenu(vendor: VendorView): Promise<'native' | 'copy' | null> {
  const url = `${location.origin}/${encodeURIComponent(vendor.slug)}/${vendor.id}`

  if (navigator.share) {
    return navigator.share({ title: vendor.businessName, url }).then(
      () => 'native',
      (error) => (error.name === 'AbortError' ? null : copy(url)),
    )
  }
  return copy(url)
}

/** Without a clipboard (plain http), or where it is forbidden, the link is shown for the customer to copy. */
async function copy(url: string) {
  try {
    await navigator.clipboard.writeText(url)
    return 'copy'
  } catch {
    prompt(words.menuLink, url)
    return null
  }
}

/** A timeout that is replaced by the next one and cleared on unmount. */
function useTimeout() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  return useCallback((delayMs: number, run: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(run, delayMs)
  }, [])
}
