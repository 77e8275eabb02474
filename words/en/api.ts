export const errorOccurred = 'An error occurred'
export const badRequest = 'Bad request'
export const invalidCredentials = 'Invalid credentials'
export const conflict = 'Resource conflict'
export const withReason = (failure: string, reasons: string[]) => `${failure}: ${reasons.join(', ')}`

export const refresh = 'Refresh'
export const loggedOut = 'Logged out successfully'
