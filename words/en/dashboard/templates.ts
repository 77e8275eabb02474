export const title = 'Templates'
export const description = 'The design your customers see. Try any design with your own menu.'
export const loading = 'Loading templates'
export const failed = 'We could not load the templates.'
export const offersFailed = 'We could not load the premium and custom templates.'
export const loadFailed = 'Failed to load templates'
export const nothing = 'No templates are currently available for your account'
export const help = 'Need help?'
export const helpHint = 'We can help you choose, or create a design just for your stall.'
export const advice = 'Expert advice'
export const custom = 'Custom templates'

/** Of the names and descriptions in the catalogue, which are English; others stay as they are. */
export const catalogue: Record<string, string> = {}
/** What a vendor would call our own designs, by their ids. */
export const plainNames: Record<string, string> = {
  BasicTemplate: 'Like a printed menu card',
  ModernMinimal: 'Calm, with large headings',
  StreetFoodVibrant: 'Bright, like a painted stall',
  digital_menuV2: 'Pictures first, like an ordering app',
  TemplateSkeleton: 'Plain and clear',
  LuxuryMenuTemplate: 'Dark and elegant, for evenings',
}

export const apply = 'Apply'
export const applyNamed = 'Apply<name></name>'
export const applied = 'Applied'
export const noChanges = 'No Changes'
export const appliedSuccessfully = 'Template applied successfully! Your customers will now see this design.'
export const applyFailed = 'Failed to apply template. Please try again.'
export const preview = 'Preview<name></name>'
export const loadingPreview = 'Loading preview'
export const previewFailed = 'We could not load your menu for the preview.'
export const granted = 'Granted'
export const grantedUntil = (date: string) => `Granted until ${date}`

export const offers = 'Premium and custom templates'
export const offersHint =
  'Request one and we contact you to arrange the payment, by chat or email. Nothing is charged on this page.'
export const premiumBadge = 'Premium'
export const customBadge = 'Custom'
export const requested = 'Requested'
export const declined = 'Request declined'
export const expired = 'Expired'
export const expiredOn = (date: string) => `Expired on ${date}`
export const priceOnRequest = 'Price on request'
export const request = 'Request<name></name>'
export const requestAgain = 'Request again<name></name>'
export const requestQuestion = (name: string) => `Request "${name}"?`
export const requestHint = (price: string, email: string) =>
  `${price}. We contact you to arrange the payment, by chat or at ${email}. Nothing is charged now; you can apply the design once we have granted it.`
export const sendRequest = 'Send Request'
export const sending = 'Sending...'
export const requestFailed = 'Failed to request the template. Please try again.'
export const requestedOn = (date: string) => `Requested on ${date}.`
export const howToPay = (email: string) =>
  `We contact you to arrange the payment. You can also <chat>chat with us</chat> or write to <mail>${email}</mail>.`
