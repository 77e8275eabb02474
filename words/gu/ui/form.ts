export const startDate = 'શરૂની તારીખ'
export const endDate = 'છેલ્લી તારીખ'
export const chooseFile = '<choose>ફાઇલ પસંદ કરો</choose><drop> અથવા અહીં મૂકો</drop>'
export const chooseAnother = '<choose>બીજી પસંદ કરો</choose><drop> અથવા અહીં મૂકો</drop>'
export const uploading = 'અપલોડ થાય છે'
export const uploadingFile = (name: string) => `${name} અપલોડ થાય છે`
export const remove = (label: string) => `${label} કાઢી નાખો`
export const hidePassword = 'પાસવર્ડ છુપાવો'
export const showPassword = 'પાસવર્ડ બતાવો'
