export const home = 'home'
export const openMenu = 'Open menu'
export const menu = 'Menu'
export const dashboard = 'Dashboard'
export const dailyWork = 'Daily work'
export const categories = 'Categories'
export const items = 'Items'
export const profile = 'Profile'
export const analytics = 'Analytics'
export const templates = 'Templates'
export const qrCode = 'QR Code'
export const logout = 'Logout'
export const inactive = 'Your account is inactive. Customers cannot see your menu. Please contact support.'
export const contactSupport = 'Contact support'
export const unverified = (email: string) =>
  `Your menu will go online after you open the link we sent to ${email}.`
export const unverifiedWithoutEmail =
  'Your menu will go online after you open the link we sent to your email.'
export const sendAgain = 'Send the link again'
