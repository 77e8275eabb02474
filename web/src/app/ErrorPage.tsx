import { RotateCw } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { FullPageNotice } from './FullPageNotice.tsx'

/** Shown in place of a screen that broke while it was drawn. */
export function ErrorPage() {
  return (
    <FullPageNotice
      as="div"
      title="Something went wrong"
      text="This page could not be shown. Nothing you saved is lost."
      actions={
        <>
          <Button size="lg" icon={<RotateCw aria-hidden />} onClick={() => window.location.reload()}>
            Reload
          </Button>
          <Button size="lg" variant="secondary" asChild>
            <a href="/">Go to Homepage</a>
          </Button>
        </>
      }
    />
  )
}
