export const title = 'Free, or ₹199 without ads'
export const text = 'Start free and stay as long as you like. Pay only if you want a menu without ads.'
export const noSetupFees = 'No setup fees'
export const cancelAnytime = 'Cancel anytime'
export const freeTrial = '7-day free trial'

export const mostPopular = 'Most Popular'
export const included = 'Included'
export const limitations = 'Limitations'
export const email = 'Email'
/** Typed for the visitor in the messaging app. */
export const planEnquiry = (siteName: string, plan: string) =>
  `Hello ${siteName}, I am interested in the ${plan} plan.`

// They name the site as '{product}'.
export const starter = {
  name: 'Starter',
  description: 'Everything you need to show your menu on a phone.',
  period: 'forever',
  features: [
    'Your menu at its own address, with a QR code to print',
    'Categories, dishes, pictures, sizes and sold-out marks',
    'The free designs, in all their colours',
    'Share link, veg and non-veg marks, filters and search for customers',
    'Counts of menu views, QR scans and category views',
    'Ads appear on your menu, and we share the ad revenue with you. The share is paid manually and arranged by email',
  ],
  limitations: ['{product} branding on your menu', 'Basic analytics only'],
  cta: 'Ask about Starter',
}
export const professional = {
  name: 'Professional',
  description: 'Your menu, without any ads.',
  period: 'per month',
  trial: '7-day free trial. Write to us and we will turn it on.',
  features: [
    'Everything in Starter',
    'No ads on your menu',
    'No {product} branding on your menu',
    'The same address and QR code, so there is nothing to print again',
  ],
  limitations: ['Payment and plan changes are arranged manually, by email or chat', 'No share of ad revenue'],
  cta: 'Ask about Professional',
}

export const designTitle = 'Custom Design Service'
export const designText =
  'A menu page designed only for your business: your colours, your fonts, your way of listing dishes.'
export const designQuote = 'We share a quote before any work begins.'
export const getQuote = 'Get Quote'
/** Typed for the visitor in the messaging app. */
export const quoteRequest = (siteName: string) =>
  `Hello ${siteName}, I would like a quote for a custom menu design.`
export const designPoints = [
  'Your own design, used by no one else',
  'Made for phones first, like all our designs',
  'Works with your existing dishes, prices and QR code',
  'Available in your dashboard when it is ready',
]

export const questionsTitle = 'Questions about pricing'
export const signUpTitle = 'Try it on your cart'
export const signUpText =
  'Register free, build your menu, and tell us when you want the 7-day free trial of Professional.'
export const startTrial = 'Start Free Trial'
export const signIn = 'Sign In'
