import { toast as sonner } from 'sonner'

export const DEFAULT_TOAST_MS = 4000
const SUCCESS_TOAST_MS = 3000
const ERROR_TOAST_MS = 5000
const UNDO_TOAST_MS = 10_000

export const toast = {
  info: (text: string) => sonner.info(text, { duration: DEFAULT_TOAST_MS }),
  success: (text: string) => sonner.success(text, { duration: SUCCESS_TOAST_MS }),
  error: (text: string) => sonner.error(text, { duration: ERROR_TOAST_MS }),
  /** Says what went wrong, and tries again with one tap. */
  retryable: (text: string, retry: () => void) =>
    sonner.error(text, { duration: UNDO_TOAST_MS, action: { label: 'Try again', onClick: retry } }),
  /** Says what was done, and takes it back with one tap. */
  undoable: (text: string, undo: () => void) =>
    sonner.success(text, { duration: UNDO_TOAST_MS, action: { label: 'Undo', onClick: undo } }),
}
