import { escapeHtml } from './escape.ts'
import styles from './problem-page.css?inline'

export type Problem = 'vendor-not-found' | 'invalid-url' | 'menu-not-found' | 'error' | 'maintenance'

type Link = { href: string; text: string; isBack?: true }

const back: Link = { href: '/', text: 'Go Back', isBack: true }
const home: Link = { href: '/', text: 'Go Home' }
const search: Link = { href: '/search', text: 'Search Vendors' }

const texts: Record<Problem, { title: string; text: string; links: Link[] }> = {
  'vendor-not-found': {
    title: 'Vendor Not Found',
    text: 'We could not find this menu. The QR code may be old, or the vendor may have left.',
    links: [back, home, search],
  },
  'invalid-url': { title: 'Invalid URL', text: 'The business URL is not valid.', links: [home, search] },
  'menu-not-found': {
    title: 'Menu Not Found',
    text: 'There is no menu at this address.',
    links: [home, search],
  },
  error: {
    title: 'Something went wrong',
    text: 'Unable to load the vendor menu. Please try again later.',
    links: [home],
  },
  maintenance: {
    title: 'Back soon',
    text: 'The site is under maintenance. Please try again later.',
    links: [],
  },
}

export function problemPage(problem: Problem, siteName: string) {
  const { title, text, links } = texts[problem]

  return {
    head: [
      '<meta charset="utf-8">',
      `<title>${title} – ${escapeHtml(siteName)}</title>`,
      '<meta name="viewport" content="width=device-width,initial-scale=1">',
      '<meta name="robots" content="noindex">',
      '<link rel="icon" href="/favicon.svg">',
      `<style>${styles}</style>`,
    ].join(''),
    body: `<main><h1>${title}</h1><p>${text}</p><nav>${links.map(writeLink).join('')}</nav></main>`,
  }
}

const writeLink = ({ href, text, isBack }: Link) =>
  `<a href="${href}"${isBack ? ' data-back' : ''}>${text}</a>`
