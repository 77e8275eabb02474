export const errorOccurred = 'कुछ गड़बड़ हो गई'
export const badRequest = 'यह जानकारी ठीक नहीं है'
export const invalidCredentials = 'फ़ोन नंबर या पासवर्ड गलत है'
export const conflict = 'यह पहले से मौजूद है'
export const withReason = (failure: string, reasons: string[]) => `${failure}: ${reasons.join(', ')}`

export const refresh = 'ताज़ा करें'
export const loggedOut = 'लॉग आउट हो गया'
