export const loading = 'લોડ થાય છે'
export const somethingWentWrong = 'કંઈક ગડબડ થઈ'
export const retry = 'ફરી પ્રયાસ કરો'
