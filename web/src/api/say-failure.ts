import { toast } from '../ui/toast.ts'
import { isExpiry, isMaintenance, wordsFor } from './messages.ts'

/** For failures that the product tells in its own words followed by the reason; the mutation is `quiet` then. */
export const sayFailure = (words: string) => (failure: unknown) => {
  if (!isExpiry(failure) && !isMaintenance(failure)) toast.error(`${words}: ${wordsFor(failure).join(', ')}`)
}
