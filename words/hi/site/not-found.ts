export const title = 'पेज नहीं मिला'
export const text = 'हो सकता है लिंक गलत हो, या पेज कहीं और चला गया हो।'
/** Split where the address is. */
export const help = 'मदद चाहिए? <email/> पर लिखें।'
export const goBack = 'पीछे जाएँ'
export const searchVendors = 'दुकान खोजें'
export const goHome = 'पहला पेज'
export const goToHomepage = 'पहले पेज पर जाएँ'
