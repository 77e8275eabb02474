export const title = 'Page Not Found'
export const text = 'The link may be wrong, or the page may have moved.'
/** Split where the address is. */
export const help = 'Need help? Write to <email/>.'
export const goBack = 'Go Back'
export const searchVendors = 'Search Vendors'
export const goHome = 'Go Home'
export const goToHomepage = 'Go to Homepage'
