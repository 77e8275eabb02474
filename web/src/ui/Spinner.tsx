import { LoaderCircle } from 'lucide-react'

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
