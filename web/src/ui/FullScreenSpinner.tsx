import { Spinner } from './Spinner.tsx'
import { Mark } from './Wordmark.tsx'

export function FullScreenSpinner() {
  return (
    <div
      role="status"
      className="grid min-h-dvh place-content-center justify-items-center gap-5 bg-canvas text-ink"
    >
      <Mark size={56} />
      <span className="text-brand-ink">
        <Spinner size={24} />
      </span>
      <span className="sr-only">Loading</span>
    </div>
  )
}
