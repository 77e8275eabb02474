import { toast } from '../ui/toast.ts'
import { setMaintenance } from './maintenance.ts'
import { concernsTheWholeApp, isExpiry, isMaintenance, wordsFor } from './messages.ts'
import { endSession, readSession } from './session.ts'

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
