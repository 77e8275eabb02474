import { toast as sonner } from 'sonner'

export const DEFAULT_TOAST_MS = 4000
const SUCCESS_TOAST_MS = 3000
const ERROR_TOAST_MS = 5000

export const toast = {
  info: (text: string) => sonner.info(text, { duration: DEFAULT_TOAST_MS }),
  success: (text: string) => sonner.success(text, { duration: SUCCESS_TOAST_MS }),
  error: (text: string) => sonner.error(text, { duration: ERROR_TOAST_MS }),
}
