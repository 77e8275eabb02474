import * as words from '@thela/words/ui/feedback'
import { LoaderCircle } from 'lucide-react'
import { Mark } from '../layout/Wordmark.tsx'

/** A turning ring beside text that already says what is going on; alone, give it a `label`. */
export function Spinner({ label, size = 18 }: { label?: string; size?: number }) {
  const ring = <LoaderCircle aria-hidden className="shrink-0 animate-spin" size={size} strokeWidth={2.5} />
  if (!label) return ring

  return (
    <span role="status" className="inline-flex items-center gap-2 text-ink-soft text-sm">
      {ring}
      {label}
    </span>
  )
}

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
      <span className="sr-only">{words.loading}</span>
    </div>
  )
}
