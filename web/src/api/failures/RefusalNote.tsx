import * as words from '@thela/words/accounts/too-many-attempts'
import { translateError } from '@thela/words/errors'
import { CircleAlert } from 'lucide-react'
import { Refusal } from './refusal.ts'

type Props = { failure: unknown; fallback: string }

/**
 * Inside a sign-in or sign-up form: the server's message for a 403 (DEC-020), and how long to wait after too many
 * attempts. Pair it with `meta.showsForbidden`.
 */
export function RefusalNote({ failure, fallback }: Props) {
  const text = noteText(failure, fallback)
  if (!text) return null

  return (
    <p
      role="alert"
      className="flex gap-2.5 rounded-md bg-bad-soft px-4 py-3 font-medium text-bad-ink text-sm"
    >
      <CircleAlert aria-hidden size={18} className="mt-px shrink-0" />
      {text}
    </p>
  )
}

function noteText(failure: unknown, fallback: string) {
  if (!(failure instanceof Refusal)) return null
  if (failure.status === 403) return translateError(failure.message) || fallback
  if (failure.status !== 429 || failure.retryAfterSeconds === 0) return null
  return waitText(failure.retryAfterSeconds)
}

const waitText = (seconds: number) =>
  seconds <= 90 ? words.waitSeconds(seconds) : words.waitMinutes(Math.ceil(seconds / 60))
