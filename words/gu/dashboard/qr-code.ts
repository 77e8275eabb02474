export const title = 'QR કોડ'
export const description = 'તેને બતાવો, છાપો કે લગાવો. જે કોઈ સ્કૅન કરે, તેને તમારું મેનૂ દેખાશે.'
export const showToCustomer = 'આ ગ્રાહકને બતાવો.'
export const loading = 'QR કોડ લોડ થાય છે'
export const loadFailed = 'QR કોડ લોડ થઈ શક્યો નહીં'
export const copyLink = 'લિંક કૉપી કરો'

export const forYourStall = 'તમારી દુકાન માટે'
export const forYourStallHint = 'તમારા મેનૂના રંગોમાં પોસ્ટર, છાપવા માટે તૈયાર.'
export const posterOf = (businessName: string) => `${businessName} નું પોસ્ટર`
export const posterFailed = 'તમારું પોસ્ટર બની શક્યું નહીં.'
export const download = 'QR પોસ્ટર ડાઉનલોડ કરો'
export const generating = 'બને છે...'
export const generateFailed = 'પોસ્ટર બની શક્યું નહીં'
export const downloaded = 'QR પોસ્ટર ડાઉનલોડ થઈ ગયું!'
export const print = 'છાપો'
/** The name of the sheet in a list of things to print. */
export const sheet = 'QR કોડ'
