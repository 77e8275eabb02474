import { toast } from '../ui/toast.ts'
import { concernsTheWholeApp, wordsFor } from './messages.ts'

/** For failures that the product tells in its own words followed by the reason; the mutation is `quiet` then. */
export const sayFailure = (words: string) => (failure: unknown) => {
  if (!concernsTheWholeApp(failure)) toast.error(`${words}: ${wordsFor(failure).join(', ')}`)
}

/** The same without the reason. */
export const sayOnly = (words: string) => (failure: unknown) => {
  if (!concernsTheWholeApp(failure)) toast.error(words)
}
