export const title = 'ફરી સ્વાગત છે'
export const description = 'જે ફોન નંબરથી ખાતું બનાવ્યું, એનાથી જ લૉગ ઇન કરો.'
export const phoneLabel = 'ફોન નંબર'
export const passwordLabel = 'પાસવર્ડ'
export const login = 'લૉગ ઇન'
export const signingIn = 'લૉગ ઇન થાય છે...'
export const failed = 'લૉગ ઇન ન થયું. ફરી પ્રયાસ કરો.'
export const succeeded = 'લૉગ ઇન થઈ ગયું!'
export const newHere = 'પહેલી વાર આવ્યા છો? <link>ખાતું બનાવો</link>'
export const forgotTitle = 'પાસવર્ડ ભૂલી ગયા?'
export const forgotText = (phone: string, email: string) =>
  `<phone>${phone}</phone> પર ફોન કરો, <chat>ચૅટ કરો</chat> અથવા <email>${email}</email> પર લખો. ખાતું તમારું જ છે એ જોઈને અમે તમને નવો પાસવર્ડ આપીશું.`
