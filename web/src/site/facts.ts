import { formatRupees } from '@thela/contract/values/money'
import { SUPPORT_CITY, SUPPORT_EMAIL, SUPPORT_PHONE } from '@thela/contract/values/product'
import * as words from '@thela/words/site/facts'

export const PROFESSIONAL_PRICE = 199

/** The facts that our texts mention, in one place. Long texts name a fact in braces: '{trial}', and the site as '{product}'. */
export const facts = {
  email: SUPPORT_EMAIL,
  phone: SUPPORT_PHONE,
  city: words.city(SUPPORT_CITY),
  professionalPrice: formatRupees(PROFESSIONAL_PRICE),
  trial: words.trial,
  contactReply: words.contactReply,
  privacyReply: words.privacyReply,
  rightsReply: words.rightsReply,
  supportHours: words.supportHours,
  notice: words.notice,
} as const

type Fact = keyof typeof facts

export const fillFacts = (text: string, siteName: string) =>
  text.replace(/\{(\w+)\}/g, (_, name: Fact | 'product') => (name === 'product' ? siteName : facts[name]))
