export const title = 'ઘણી ડિશ ઉમેરો'
export const description = 'જે વેચો છો તેના પર નિશાન કરો અને ભાવ લખો, અથવા તમારી તૈયાર યાદી લાવો.'
export const ways = 'ડિશ ઉમેરવાની રીત'
export const fromList = 'યાદીમાંથી'
export const paste = 'પેસ્ટ કરો'
export const photo = 'ફોટો'
export const csv = 'CSV ફાઇલ'
export const loading = 'લોડ થાય છે'

export const yourList = 'તમારી યાદી'
export const dishes = (count: number) => `${count} ડિશ`
export const withoutPrice = (count: number) => `${count} ભાવ વગર`
export const clear = 'ખાલી કરો'
export const addToMenu = 'મેનૂમાં ઉમેરો'
export const adding = 'ઉમેરાય છે...'
export const checkBeforeAdding = 'મેનૂમાં ઉમેરતાં પહેલાં તમે બધું જોઈ અને બદલી શકો છો.'

export const added = (dishCount: number, categoryCount: number) =>
  categoryCount === 0
    ? `તમારા મેનૂમાં ${dishCount} ડિશ ઉમેરાઈ ગઈ`
    : `તમારા મેનૂમાં ${dishCount} ડિશ અને ${categoryCount} કેટેગરી ઉમેરાઈ ગઈ`
export const addFailed = 'તમારી ડિશ ન ઉમેરાઈ. ફરી પ્રયાસ કરો.'
export const needALook = (count: number) => `${count} ડિશ જોઈ લો`
