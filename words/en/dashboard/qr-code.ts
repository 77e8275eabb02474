export const title = 'QR Code'
export const description = 'Show it, print it or put it up. Anyone who scans it sees your menu.'
export const showToCustomer = 'Show this to a customer.'
export const loading = 'Loading QR code'
export const loadFailed = 'Failed to load QR code'
export const copyLink = 'Copy Link'

export const forYourStall = 'For your stall'
export const forYourStallHint = 'A poster in the colours of your menu, ready to print.'
export const posterOf = (businessName: string) => `Poster of ${businessName}`
export const posterFailed = 'We could not create your poster.'
export const download = 'Download Premium QR Menu'
export const generating = 'Generating...'
export const generateFailed = 'Failed to generate enhanced image'
export const downloaded = 'Enhanced QR code downloaded successfully!'
export const print = 'Print'
/** The name of the sheet in a list of things to print. */
export const sheet = 'QR code'
