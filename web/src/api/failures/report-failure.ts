import { toast } from '../../ui/overlay/toast.ts'
import { endSession, readSession } from '../session/session.ts'
import { setMaintenance } from '../settings.ts'
import { concernsTheWholeApp, isExpiry, isMaintenance, wordsFor } from './refusal.ts'

/** The one way from a failed call to the eyes of the person: one toast, one per detail for a 422 (DEC-018). */
export function reportFailure(failure: unknown, fallback?: string) {
  if (concernsTheWholeApp(failure)) reportQuietly(failure)
  else sayAll(wordsFor(failure, fallback))
}

/** For polling, tracking and screens that show the failure themselves: no toast unless the session is over. */
export function reportQuietly(failure: unknown) {
  if (isMaintenance(failure)) setMaintenance(true)

  // Of many calls refused together only the first still finds the session it was made with.
  if (isExpiry(failure) && readSession()?.token === failure.token) {
    endSession()
    sayAll(wordsFor(failure))
  }
}

function sayAll(texts: string[]) {
  for (const text of texts) toast.error(text)
}

/** For failures that the product tells in its own words followed by the reason; the mutation is `quiet` then. */
export const sayFailure = (words: string) => (failure: unknown) => {
  if (!concernsTheWholeApp(failure)) toast.error(`${words}: ${wordsFor(failure).join(', ')}`)
}

/** The same without the reason. */
export const sayOnly = (words: string) => (failure: unknown) => {
  if (!concernsTheWholeApp(failure)) toast.error(words)
}
