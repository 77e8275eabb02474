import type { SitePage } from '@thela/contract/site/pages'
import * as words from '@thela/words/site/page-heads'

export type PageHead = {
  /** As in the tab, before the site's name; the front page has none. */
  title: string
  /** For search results and shared links: one or two sentences, true ones. The server fills in {siteName}. */
  description: string
  /** The picture of a shared link, in web/public. */
  picture: 'og-home.png' | 'og-pricing.png' | 'og-contact.png'
}

export const pageHeads: Record<SitePage, PageHead> = {
  '/': { title: '', description: words.homeDescription, picture: 'og-home.png' },
  '/about': { title: words.aboutTitle, description: words.aboutDescription, picture: 'og-home.png' },
  '/pricing': { title: words.pricingTitle, description: words.pricingDescription, picture: 'og-pricing.png' },
  '/contact': { title: words.contactTitle, description: words.contactDescription, picture: 'og-contact.png' },
  '/help': { title: words.helpTitle, description: words.helpDescription, picture: 'og-home.png' },
  '/privacy': { title: words.privacyTitle, description: words.privacyDescription, picture: 'og-home.png' },
  '/terms': { title: words.termsTitle, description: words.termsDescription, picture: 'og-home.png' },
}
