export const errorOccurred = 'કંઈક ગરબડ થઈ'
export const badRequest = 'આ માહિતી બરાબર નથી'
export const invalidCredentials = 'ફોન નંબર કે પાસવર્ડ ખોટો છે'
export const conflict = 'આ પહેલેથી છે'
export const withReason = (failure: string, reasons: string[]) => `${failure}: ${reasons.join(', ')}`

export const refresh = 'તાજું કરો'
export const loggedOut = 'લૉગ આઉટ થઈ ગયું'
