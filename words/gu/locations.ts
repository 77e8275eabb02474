export const searchLabel = 'તમારો વિસ્તાર શોધો'
export const searchHint = 'તમારા વિસ્તાર કે શહેરનું નામ અંગ્રેજીમાં લખો. દેશ, રાજ્ય અને શહેર આપોઆપ ભરાઈ જશે.'
export const searchPlaceholder = 'જેમ કે Adajan'
export const typeMore = 'ઓછામાં ઓછા બે અક્ષર લખો.'
export const searching = 'શોધીએ છીએ...'
export const searchFailed = 'શોધી શક્યા નહીં. નીચેની યાદીમાંથી પસંદ કરો.'
export const noPlace = (typed: string) => `"${typed}"થી કોઈ જગ્યા શરૂ થતી નથી. નીચેની યાદીમાંથી પસંદ કરો.`
export const noMatch = (typed: string) => `"${typed}" ન મળ્યું.`
export const chooseFromLists = 'યાદીમાંથી પસંદ કરો'

export const labels = { country: 'દેશ', state: 'રાજ્ય', city: 'શહેર', area: 'વિસ્તાર' }
export const select = {
  country: 'દેશ પસંદ કરો',
  state: 'રાજ્ય પસંદ કરો',
  city: 'શહેર પસંદ કરો',
  area: 'વિસ્તાર પસંદ કરો',
}
export const type = {
  country: 'તમારો દેશ લખો',
  state: 'તમારું રાજ્ય લખો',
  city: 'તમારું શહેર લખો',
  area: 'તમારો વિસ્તાર લખો',
}
/** In a list that waits for the one above it; the first waits for none. */
export const selectAboveFirst = {
  country: '',
  state: 'પહેલાં દેશ પસંદ કરો',
  city: 'પહેલાં રાજ્ય પસંદ કરો',
  area: 'પહેલાં શહેર પસંદ કરો',
}
export const notLoaded = {
  country: 'દેશ લોડ ન થયા',
  state: 'રાજ્ય લોડ ન થયાં',
  city: 'શહેર લોડ ન થયાં',
  area: 'વિસ્તાર લોડ ન થયા',
}
export const loading = 'લોડ થાય છે...'
export const invalidList = 'યાદી બરાબર આવી નહીં'
export const notAvailable = 'હાલ નથી'
export const tryAgain = 'ફરી પ્રયાસ કરો'
