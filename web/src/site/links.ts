import { SUPPORT_CHAT, SUPPORT_EMAIL, SUPPORT_PHONE } from '@thela/contract/values/product'

/** The messaging app, with the first words already typed. */
export const chatLink = (message: string) => `${SUPPORT_CHAT}?text=${encodeURIComponent(message)}`

export const mailLink = (subject?: string) =>
  `mailto:${SUPPORT_EMAIL}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`

export const phoneLink = `tel:${SUPPORT_PHONE.replaceAll(' ', '')}`

export const vendorMenuPath = ({ slug, id }: { slug: string; id: string }) =>
  `/${encodeURIComponent(slug)}/${id}`

export const textLink = 'font-semibold text-brand-ink underline underline-offset-2'
