import { plural } from './language.ts'

export const errorOccurred = 'An error occurred'
export const badRequest = 'Bad request'
export const invalidCredentials = 'Invalid credentials'
export const conflict = 'Resource conflict'
export const withReason = (failure: string, reasons: string[]) => `${failure}: ${reasons.join(', ')}`
export const waitSeconds = (count: number) =>
  plural(count, {
    one: `Too many attempts. Please try again in ${count} second.`,
    other: `Too many attempts. Please try again in ${count} seconds.`,
  })
export const waitMinutes = (count: number) =>
  plural(count, {
    one: `Too many attempts. Please try again in ${count} minute.`,
    other: `Too many attempts. Please try again in ${count} minutes.`,
  })

export const refresh = 'Refresh'
export const loggedOut = 'Logged out successfully'
