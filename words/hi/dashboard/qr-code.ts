export const title = 'QR कोड'
export const description = 'इसे दिखाएँ, छापें या लगाएँ। जो भी स्कैन करे, उसे आपका मेनू दिखेगा।'
export const showToCustomer = 'यह ग्राहक को दिखाएँ।'
export const loading = 'QR कोड लोड हो रहा है'
export const loadFailed = 'QR कोड लोड नहीं हो पाया'
export const copyLink = 'लिंक कॉपी करें'

export const forYourStall = 'आपकी दुकान के लिए'
export const forYourStallHint = 'आपके मेनू के रंगों में पोस्टर, छापने के लिए तैयार।'
export const posterOf = (businessName: string) => `${businessName} का पोस्टर`
export const posterFailed = 'आपका पोस्टर नहीं बन पाया।'
export const download = 'QR पोस्टर डाउनलोड करें'
export const generating = 'बन रहा है...'
export const generateFailed = 'पोस्टर नहीं बन पाया'
export const downloaded = 'QR पोस्टर डाउनलोड हो गया!'
export const print = 'छापें'
/** The name of the sheet in a list of things to print. */
export const sheet = 'QR कोड'
