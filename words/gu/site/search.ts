export const title = 'દુકાન શોધો'
export const text = 'નામ, ખાવાનું કે જગ્યા પરથી દુકાન શોધો. મેનૂ જોવા દુકાન દબાવો.'
export const searchLabel = 'દુકાન શોધો'
export const searchPlaceholder = 'નામ, ખાવાનું, શહેર કે વિસ્તાર'
export const cityLabel = 'શહેર'
export const allCities = 'બધાં શહેર'

export const stalls = 'દુકાનો'
/** Counted by the pagination: '1 to 12 of 40 stalls'. */
export const noun = 'દુકાન'
export const found = (_count: number, formatted: string) => `${formatted} દુકાન મળી`
export const online = (_count: number, formatted: string) => `${formatted} દુકાન ઑનલાઇન`
export const failed = 'દુકાનો શોધી શક્યા નહીં.'
export const nothingFound = 'કોઈ દુકાન ન મળી'
export const searchOtherwise = 'ઓછા અક્ષર, બીજી રીતે લખીને કે બીજું શહેર અજમાવો.'
export const noneOnline = 'હજી કોઈ મેનૂ ઑનલાઇન નથી. થોડા દિવસ પછી જુઓ.'
export const showAll = 'બધી દુકાનો બતાવો'
export const loading = 'દુકાનો લોડ થાય છે'
