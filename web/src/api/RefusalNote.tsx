import { CircleAlert } from 'lucide-react'
import { Refusal } from './refusal.ts'

type Props = { failure: unknown; fallback: string }

/** Inside a sign-in or sign-up form: the server's own words for a 403 (DEC-020). Pair it with `meta.showsForbidden`. */
export function RefusalNote({ failure, fallback }: Props) {
  if (!(failure instanceof Refusal) || failure.status !== 403) return null

  return (
    <p
      role="alert"
      className="flex gap-2.5 rounded-md bg-bad-soft px-4 py-3 font-medium text-bad-ink text-sm"
    >
      <CircleAlert aria-hidden size={18} className="mt-px shrink-0" />
      {failure.message || fallback}
    </p>
  )
}
