/** For links to a page: the language and the country. */
export const openGraphLocale = 'gu_IN'
/** For pages that are drawn in the browser. */
export const description = 'લારી અને નાની રેસ્ટોરાં માટે ડિજિટલ મેનૂ: એક ફોન નંબર, એક મેનૂ, એક QR કોડ.'
/** What the site says of itself: our own words in this language, or those of the administrator as they are. */
export const siteDescription = (given: string) =>
  given === 'Digital menus for street vendors and small restaurants'
    ? 'લારી અને નાની રેસ્ટોરાં માટે ડિજિટલ મેનૂ'
    : given

export const skipToContent = 'સીધા પેજ પર જાઓ'
export const loading = 'લોડ થાય છે'
export const needsJavaScript = 'આ પેજ માટે JavaScript જોઈએ. મેનૂ એના વગર પણ ચાલે છે.'
export const tryAgain = 'ફરી પ્રયાસ કરો'

export const notLoadedTitle = 'આ પેજ લોડ ન થયું'
export const notLoadedText = 'તમારું ઇન્ટરનેટ વચ્ચે અટકી ગયું. તમે જે સેવ કર્યું તે બધું સલામત છે.'
export const errorTitle = 'કંઈક ગરબડ થઈ'
export const errorText = 'આ પેજ બતાવી શકાયું નહીં. તમે જે સેવ કર્યું તે બધું સલામત છે.'
export const reload = 'ફરી લોડ કરો'
export const goToHomepage = 'પહેલા પેજ પર જાઓ'
export const maintenanceTitle = 'અમે હમણાં પાછા આવીએ છીએ'
