import { useContext, useState } from 'react'
import { TrackingContext } from '../app/tracking-context.ts'
import type { VendorView } from '../app/view-model.ts'
import { CheckIcon, ShareIcon } from './icons.tsx'
import { shareMenu } from './share-menu.ts'
import { useTimeout } from './use-timeout.ts'

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

    setToast('Menu link copied to clipboard!')
    toastIn(TOAST_MS, () => setToast(''))
  }

  return (
    <>
      <button type="button" className="share js" aria-label="Share menu" onClick={share}>
        {isDone ? <CheckIcon /> : <ShareIcon />}
      </button>
      <output className="toast">{toast}</output>
    </>
  )
}
