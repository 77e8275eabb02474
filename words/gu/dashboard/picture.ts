export const hint = (types: string) => `${types}. મોટો ફોટો અહીં નાનો થઈ જાય છે.`
export const change = 'બદલો'
export const adjust = 'ગોઠવો'
export const remove = 'કાઢી નાખો'
export const cancelUpload = 'અપલોડ રોકો'
export const tryAgain = 'ફરી પ્રયાસ કરો'
export const uploaded = 'ફોટો અપલોડ થઈ ગયો'

export const adjustTitle = 'ફોટો ગોઠવો'
export const zoom = 'ઝૂમ'
export const moveIt = 'ફોટો ખસેડો, અથવા તીરવાળાં બટન દબાવો'
export const cancel = 'રદ કરો'
export const useThis = 'આ જ ફોટો રાખો'
export const loading = 'લોડ થાય છે'

export const wrongType = (types: string) => `ફાઇલ આમાંથી એક હોવી જોઈએ: ${types}`
export const tooLarge = (megabytes: number) => `ફાઇલ ${megabytes}MBથી નાની હોવી જોઈએ`
export const unreadable = 'અપલોડ ન થયું: આ ફોટો ખૂલતો નથી'
export const uploadFailed = 'અપલોડ ન થયું'
export const uploadFailedBecause = (reason: string) => `અપલોડ ન થયું: ${reason}`
export const imageUploadFailed = 'ફોટો અપલોડ ન થયો'
