/** The words that only the server writes: the head of a menu's page, and the pages that stand in for a menu. */

export const title = (name: string) => `${name} – مینو`
type Shop = { name: string; area: string; city: string; offer: string; tagline: string }
export const description = ({ name, area, city, offer, tagline }: Shop) =>
  `${name}، ${area}، ${city} کا مینو۔ ${offer ? `${offer}۔ ` : ''}${tagline}`
export const language = 'زبان'
export const licence = (number: string) => `FSSAI لائسنس نمبر ${number}`

export const back = 'واپس جائیں'
export const home = 'ہوم پر جائیں'
export const search = 'دکان تلاش کریں'

export const problems = {
  'vendor-not-found': {
    title: 'دکان نہیں ملی',
    text: 'یہ مینو نہیں ملا۔ ہو سکتا ہے QR کوڈ پرانا ہو یا دکان اب یہاں نہ ہو۔',
  },
  'invalid-url': {
    title: 'پتا غلط ہے',
    text: 'دکان کا پتا درست نہیں ہے۔',
  },
  'menu-not-found': {
    title: 'مینو نہیں ملا',
    text: 'اس پتے پر کوئی مینو نہیں ہے۔',
  },
  error: {
    title: 'کچھ گڑبڑ ہوئی',
    text: 'مینو نہیں کھل سکا۔ تھوڑی دیر بعد پھر کوشش کریں۔',
  },
  maintenance: {
    title: 'جلد واپس آئیں گے',
    text: 'سائٹ پر کام چل رہا ہے۔ تھوڑی دیر بعد پھر کوشش کریں۔',
  },
}
