/** For links to a page: the language and the country. */
export const openGraphLocale = 'hi_IN'
/** For pages that are drawn in the browser. */
export const description = 'ठेले और छोटे रेस्टोरेंट के लिए डिजिटल मेनू: एक फ़ोन नंबर, एक मेनू, एक QR कोड।'
/** What the site says of itself: our own words in this language, or those of the administrator as they are. */
export const siteDescription = (given: string) =>
  given === 'Digital menus for street vendors and small restaurants'
    ? 'ठेले और छोटे रेस्टोरेंट के लिए डिजिटल मेनू'
    : given

export const skipToContent = 'सीधे पेज पर जाएँ'
export const loading = 'लोड हो रहा है'
export const needsJavaScript = 'इस पेज के लिए JavaScript चाहिए। मेनू उसके बिना भी चलते हैं।'
export const tryAgain = 'फिर कोशिश करें'

export const notLoadedTitle = 'यह पेज लोड नहीं हुआ'
export const notLoadedText = 'आपका इंटरनेट बीच में रुक गया। आपने जो सेव किया, सब सुरक्षित है।'
export const errorTitle = 'कुछ गड़बड़ हो गई'
export const errorText = 'यह पेज नहीं दिख पाया। आपने जो सेव किया, सब सुरक्षित है।'
export const reload = 'फिर से लोड करें'
export const goToHomepage = 'पहले पेज पर जाएँ'
export const maintenanceTitle = 'हम अभी लौटते हैं'
