/** The words that only the server writes: the head of a menu's page, and the pages that stand in for a menu. */

export const title = (name: string) => `${name} – મેનૂ`
type Shop = { name: string; area: string; city: string; offer: string; tagline: string }
export const description = ({ name, area, city, offer, tagline }: Shop) =>
  `${name}, ${area}, ${city} નું મેનૂ. ${offer ? `${offer}. ` : ''}${tagline}`
export const language = 'ભાષા'
export const licence = (number: string) => `FSSAI લાઇસન્સ નં. ${number}`

export const back = 'પાછા જાઓ'
export const home = 'હોમ પર જાઓ'
export const search = 'દુકાન શોધો'

export const problems = {
  'vendor-not-found': {
    title: 'દુકાન મળી નહીં',
    text: 'આ મેનૂ મળ્યું નહીં. QR કોડ જૂનો હોઈ શકે અથવા દુકાન હવે અહીં નહીં હોય.',
  },
  'invalid-url': {
    title: 'સરનામું ખોટું છે',
    text: 'દુકાનનું સરનામું બરાબર નથી.',
  },
  'menu-not-found': {
    title: 'મેનૂ મળ્યું નહીં',
    text: 'આ સરનામે કોઈ મેનૂ નથી.',
  },
  error: {
    title: 'કંઈક ગડબડ થઈ',
    text: 'મેનૂ ખૂલ્યું નહીં. થોડી વાર પછી ફરી પ્રયાસ કરો.',
  },
  maintenance: {
    title: 'થોડી વારમાં પાછા આવીશું',
    text: 'સાઇટ પર કામ ચાલે છે. થોડી વાર પછી ફરી પ્રયાસ કરો.',
  },
}
