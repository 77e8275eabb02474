export const title = 'પેજ ન મળ્યું'
export const text = 'કદાચ લિંક ખોટી હોય, અથવા પેજ બીજે ગયું હોય.'
/** Split where the address is. */
export const help = 'મદદ જોઈએ? <email/> પર લખો.'
export const goBack = 'પાછા જાઓ'
export const searchVendors = 'દુકાન શોધો'
export const goHome = 'પહેલું પેજ'
export const goToHomepage = 'પહેલા પેજ પર જાઓ'
