import * as words from '@thela/words/api'
import { translateError } from '@thela/words/errors'
import { toast } from '../../ui/overlay/toast.ts'
import { endSession, readSession } from '../session/session.ts'
import { setMaintenance } from '../settings.ts'
import { failureTexts, isAppWideFailure, isMaintenance, isSessionExpired, Refusal } from './refusal.ts'

/** Reports a failed call: one toast, or one per detail for a 422 (DEC-018). */
export function reportFailure(failure: unknown, fallback?: string) {
  if (isAppWideFailure(failure)) reportQuietly(failure)
  else showErrorToasts(failureTexts(failure, fallback))
}

/** For polling, tracking and screens that show the failure themselves: no toast unless the session is over. */
export function reportQuietly(failure: unknown) {
  if (isMaintenance(failure)) setMaintenance(true)

  // Of many calls refused at the same time only the first one ends the session.
  if (isSessionExpired(failure) && readSession()?.token === failure.token) {
    endSession()
    showErrorToasts(failureTexts(failure))
  }
}

function showErrorToasts(texts: string[]) {
  for (const text of texts) toast.error(text)
}

/** A toast with the screen's own text followed by the reason; the mutation is `quiet` then. */
export const showFailureToast = (text: string) => (failure: unknown) => {
  if (!isAppWideFailure(failure)) toast.error(words.withReason(text, failureTexts(failure)))
}

/** The same without the reason. */
export const showPlainFailureToast = (text: string) => (failure: unknown) => {
  if (!isAppWideFailure(failure)) toast.error(text)
}

/** For calls whose refusal gives the reason as `error`; a failure of the server is only the screen's own text. */
export const showErrorReasonToast = (text: string) => (failure: unknown) => {
  if (isAppWideFailure(failure)) return
  const isRefused = failure instanceof Refusal && failure.status < 500
  if (!isRefused) toast.error(text)
  else if (failure.status === 400 && failure.code) toast.error(translateError(failure.code))
  else showErrorToasts(failureTexts(failure, text))
}
