export const email = 'Email'
export const phone = 'Phone'
export const chat = 'Chat'
export const messageUs = 'Message us'
/** Typed for the visitor in the messaging app. */
export const chatGreeting = (siteName: string) => `Hello ${siteName}, I have a question.`

export const getStarted = 'Get Started'
export const login = 'Login'

export const figures = {
  totalVendors: 'menus online',
  totalMenuItems: 'dishes on menus',
  totalQrScans: 'codes scanned',
  totalMenuViews: 'menus opened by link',
}
export const figuresNote = 'Counted by the platform, at most five minutes ago.'
export const figureMissing = 'Not available at the moment'

export const testimonialsTitle = 'What vendors could say'
export const testimonialsNote = 'These are examples written by us. They are not reviews by real customers.'
export const example = 'Example'
export const stars = (rating: number) => `${rating} of 5 stars`
export const quoted = (text: string) => `“${text}”`
export const starterPlan = (business: string, location: string) => `${business}, ${location} · Starter plan`
export const professionalPlan = (business: string, location: string) =>
  `${business}, ${location} · Professional plan`
export const chaatVendor = {
  text: 'I used to shout the price of every plate. Now people come to the front knowing what they want.',
  name: 'A chaat vendor',
  business: 'Evening chaat cart',
  location: 'Surat',
}
export const lunchHome = {
  text: 'When the undhiyu is finished, I mark it on my phone. Nobody has to wait in line for nothing.',
  name: 'A lunch-home owner',
  business: 'Family dining room',
  location: 'Ahmedabad',
}
export const sweetShop = {
  text: 'The code hangs on the awning. Tourists read the English names, my regulars read Gujarati.',
  name: 'A sweet-shop keeper',
  business: 'Corner sweet shop',
  location: 'Vadodara',
}

export const contents = 'Contents'
