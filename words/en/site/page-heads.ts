// The title is in the browser's tab, the description in search results and shared links. {siteName} is filled in.
export const homeDescription =
  'Build your menu on your phone, print one QR code, and customers see what you cook today. No app. The Starter plan is free forever.'
export const aboutTitle = 'About'
export const aboutDescription =
  'Why {siteName} exists: a good menu should not need a printer, a designer or a big phone. Our values, our journey, and how to reach us in Surat.'
export const pricingTitle = 'Pricing'
export const pricingDescription =
  'Starter is free forever and shows ads. Professional is ₹199 a month without ads, with a 7-day free trial. No setup fees, cancel anytime.'
export const contactTitle = 'Contact'
export const contactDescription =
  'Write, call or chat with us: we reply within 24 hours. Also find answers to thirty common questions.'
export const helpTitle = 'Help'
export const helpDescription =
  'How a vendor opens an account, puts dishes on the menu, chooses a design, prints the code and uses {siteName} every day, with pictures.'
export const privacyTitle = 'Privacy'
export const privacyDescription =
  'What {siteName} stores about vendors and customers, why, for how long, and how to see, change, export or delete it. Your data is never sold.'
export const termsTitle = 'Terms'
export const termsDescription = 'The terms of {siteName} in fourteen short sections, in simple language.'
