import * as words from '@thela/words/ui/overlay'
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { DEFAULT_TOAST_MS, fillToaster } from './toast.ts'
import './toaster.css'

/** Rendered once, at the root of the app; `toast.ts` fills it. */
export function Toaster() {
  useEffect(() => {
    fillToaster(toast)
    return () => fillToaster(undefined)
  }, [])

  return (
    <Sonner
      position="top-right"
      duration={DEFAULT_TOAST_MS}
      closeButton
      containerAriaLabel={words.toasts}
      toastOptions={{ closeButtonAriaLabel: words.closeToast }}
      expand
      visibleToasts={5}
      // In the strip that the layouts leave free above a page's buttons: the button that was just pressed stays visible.
      offset={{ top: 8, right: 20 }}
      // On phones below the head of the page, whose buttons stay in reach.
      mobileOffset={{ top: 64, left: 12, right: 12 }}
      icons={{
        success: <CircleCheck aria-hidden size={20} className="text-good-ink" />,
        error: <CircleAlert aria-hidden size={20} className="text-bad-ink" />,
        info: <Info aria-hidden size={20} className="text-ink-soft" />,
      }}
    />
  )
}
