import { formatRupees } from '@thela/contract/values/money'
import { SUPPORT_CITY, SUPPORT_EMAIL, SUPPORT_PHONE } from '@thela/contract/values/product'

export const PROFESSIONAL_PRICE = 199

/** The facts that our texts mention, in one place. Texts in JSON name a fact in braces: '{trial}', and the site as '{product}'. */
export const facts = {
  email: SUPPORT_EMAIL,
  phone: SUPPORT_PHONE,
  city: SUPPORT_CITY,
  professionalPrice: formatRupees(PROFESSIONAL_PRICE),
  trial: '7 days',
  contactReply: '24 hours',
  privacyReply: '24 to 48 hours on business days',
  rightsReply: '30 days',
  supportHours: 'Monday to Friday, 9 to 6 IST',
  notice: '30 days',
} as const

type Fact = keyof typeof facts

export const fillFacts = (text: string, siteName: string) =>
  text.replace(/\{(\w+)\}/g, (_, name: Fact | 'product') => (name === 'product' ? siteName : facts[name]))
