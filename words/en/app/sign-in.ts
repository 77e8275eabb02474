export const home = 'home'
export const interrupted = 'Your internet connection was interrupted. <link>Try again</link>'
export const needsJavaScript = 'This page needs JavaScript. Menus do not.'
export const promise = 'A phone number, a menu, a QR code. Your stall is online before the chai boils.'
