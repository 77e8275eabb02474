import * as words from '@thela/words/ui/overlay'
import type { toast as Sonner } from 'sonner'
import { afterFirstTouch } from '../first-touch.ts'

export const DEFAULT_TOAST_MS = 4000
const SUCCESS_TOAST_MS = 3000
const ERROR_TOAST_MS = 5000
const UNDO_TOAST_MS = 10_000

export const toast = {
  info: (text: string) => show((sonner) => sonner.info(text, { duration: DEFAULT_TOAST_MS })),
  success: (text: string) => show((sonner) => sonner.success(text, { duration: SUCCESS_TOAST_MS })),
  error: (text: string) => show((sonner) => sonner.error(text, { duration: ERROR_TOAST_MS })),
  /** Says what went wrong, and tries again with one tap. */
  retryable: (text: string, retry: () => void) =>
    show((sonner) =>
      sonner.error(text, { duration: UNDO_TOAST_MS, action: { label: words.tryAgain, onClick: retry } }),
    ),
  /** Says what was done, and takes it back with one tap. */
  undoable: (text: string, undo: () => void) =>
    show((sonner) =>
      sonner.success(text, { duration: UNDO_TOAST_MS, action: { label: words.undo, onClick: undo } }),
    ),
}

type Show = (sonner: typeof Sonner) => unknown

const queued: Show[] = []
let filled: typeof Sonner | undefined
let askForToaster = () => {}

/** What is said before the toaster is on the screen is shown as soon as it is. */
function show(add: Show) {
  if (filled) return add(filled)
  queued.push(add)
  askForToaster()
}

/** Called by the root of the app: draws the toaster with the first toast, or ahead of it once someone uses the page. */
export function onFirstToast(draw: () => void) {
  askForToaster = draw
  afterFirstTouch(draw)
  if (queued.length > 0) draw()
}

/** Called by the toaster once it can show toasts, and with nothing when it is gone. */
export function fillToaster(sonner: typeof Sonner | undefined) {
  filled = sonner
  if (sonner) for (const add of queued.splice(0)) add(sonner)
}
