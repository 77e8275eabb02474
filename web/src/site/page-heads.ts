import type { SitePage } from '@thela/contract/site/pages'

export type PageHead = {
  /** As in the tab, before the site's name; the front page has none. */
  title: string
  /** For search results and shared links: one or two sentences, true ones. The server fills in {siteName}. */
  description: string
  /** The picture of a shared link, in web/public. */
  picture: 'og-home.png' | 'og-pricing.png' | 'og-contact.png'
}

export const pageHeads: Record<SitePage, PageHead> = {
  '/': {
    title: '',
    description:
      'Build your menu on your phone, print one QR code, and customers see what you cook today. No app. The Starter plan is free forever.',
    picture: 'og-home.png',
  },
  '/about': {
    title: 'About',
    description:
      'Why {siteName} exists: a good menu should not need a printer, a designer or a big phone. Our values, our journey, and how to reach us in Surat.',
    picture: 'og-home.png',
  },
  '/pricing': {
    title: 'Pricing',
    description:
      'Starter is free forever and shows ads. Professional is ₹199 a month without ads, with a 7-day free trial. No setup fees, cancel anytime.',
    picture: 'og-pricing.png',
  },
  '/contact': {
    title: 'Contact',
    description:
      'Write, call or chat with us: we reply within 24 hours. Also find answers to thirty common questions.',
    picture: 'og-contact.png',
  },
  '/privacy': {
    title: 'Privacy',
    description:
      'What {siteName} stores about vendors and customers, why, for how long, and how to see, change, export or delete it. Your data is never sold.',
    picture: 'og-home.png',
  },
  '/terms': {
    title: 'Terms',
    description: 'The terms of {siteName} in fourteen short sections, in simple language.',
    picture: 'og-home.png',
  },
}
