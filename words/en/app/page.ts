/** For links to a page: the language and the country. */
export const openGraphLocale = 'en_IN'
/** For pages that are drawn in the browser. */
export const description =
  'Digital menus for street vendors and small restaurants: a phone number, a menu, a QR code.'
/** What the site says of itself: our own words in this language, or those of the administrator as they are. */
export const siteDescription = (given: string) => given

export const skipToContent = 'Skip to content'
export const loading = 'Loading'
export const needsJavaScript = 'This page needs JavaScript. Menus do not.'
export const tryAgain = 'Try again'

export const notLoadedTitle = 'This page could not be loaded'
export const notLoadedText = 'Your internet connection was interrupted. Everything you saved is safe.'
export const errorTitle = 'Something went wrong'
export const errorText = 'This page could not be shown. Everything you saved is safe.'
export const reload = 'Reload'
export const goToHomepage = 'Go to Homepage'
export const maintenanceTitle = 'We will be right back'
