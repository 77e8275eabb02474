/** The words that only the server writes: the head of a menu's page, and the pages that stand in for a menu. */

export const title = (name: string) => `${name} – मेनू`
type Shop = { name: string; area: string; city: string; offer: string; tagline: string }
export const description = ({ name, area, city, offer, tagline }: Shop) =>
  `${name}, ${area}, ${city} का मेनू। ${offer ? `${offer}। ` : ''}${tagline}`
export const language = 'भाषा'
export const licence = (number: string) => `FSSAI लाइसेंस नं. ${number}`

export const back = 'वापस जाएँ'
export const home = 'होम पर जाएँ'
export const search = 'दुकान खोजें'

export const problems = {
  'vendor-not-found': {
    title: 'दुकान नहीं मिली',
    text: 'यह मेनू नहीं मिला। हो सकता है QR कोड पुराना हो या दुकान अब यहाँ न हो।',
  },
  'invalid-url': {
    title: 'पता गलत है',
    text: 'दुकान का पता सही नहीं है।',
  },
  'menu-not-found': {
    title: 'मेनू नहीं मिला',
    text: 'इस पते पर कोई मेनू नहीं है।',
  },
  error: {
    title: 'कुछ गड़बड़ हुई',
    text: 'मेनू नहीं खुल पाया। थोड़ी देर बाद फिर कोशिश करें।',
  },
  maintenance: {
    title: 'जल्दी लौटेंगे',
    text: 'साइट पर काम चल रहा है। थोड़ी देर बाद फिर कोशिश करें।',
  },
}
