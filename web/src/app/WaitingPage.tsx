import { RotateCw } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { FullScreenSpinner } from '../ui/FullScreenSpinner.tsx'
import { FullPageNotice } from './FullPageNotice.tsx'

/** Stands in the page until the app has arrived, which takes seconds on a slow line, or says that it has not. */
export function WaitingPage() {
  return (
    <>
      <div className="in-data-broken:hidden">
        <FullScreenSpinner />
        <noscript>
          <p className="absolute inset-x-5 bottom-12 text-center">
            This page needs JavaScript. Menus do not.
          </p>
        </noscript>
      </div>
      <div role="alert" className="not-in-data-broken:hidden">
        <FullPageNotice
          title="This page did not arrive"
          text="The connection broke while it was on its way. Nothing you saved is lost."
          actions={
            <Button size="lg" asChild>
              {/* biome-ignore lint/a11y/useValidAnchor: the empty address is the one of this page, whichever it is */}
              <a href="">
                <RotateCw aria-hidden />
                Try again
              </a>
            </Button>
          }
        />
      </div>
    </>
  )
}
