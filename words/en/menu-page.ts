/** The words that only the server writes: the head of a menu's page, and the pages that stand in for a menu. */

export const title = (name: string) => `${name} – Menu`
type Shop = { name: string; area: string; city: string; offer: string; tagline: string }
export const description = ({ name, area, city, offer, tagline }: Shop) =>
  `Menu of ${name}, ${area}, ${city}. ${offer ? `${offer}. ` : ''}${tagline}`
export const language = 'Language'
export const licence = (number: string) => `FSSAI Lic. No. ${number}`

export const back = 'Go Back'
export const home = 'Go Home'
export const search = 'Search Vendors'

export const problems = {
  'vendor-not-found': {
    title: 'Vendor Not Found',
    text: 'We could not find this menu. The QR code may be old, or the vendor may have left.',
  },
  'invalid-url': { title: 'Invalid URL', text: 'The business URL is not valid.' },
  'menu-not-found': { title: 'Menu Not Found', text: 'There is no menu at this address.' },
  error: {
    title: 'Something went wrong',
    text: 'Unable to load the vendor menu. Please try again later.',
  },
  maintenance: {
    title: 'Back soon',
    text: 'The site is under maintenance. Please try again later.',
  },
}
