/** The words that only the server writes: the head of a menu's page, and the pages that stand in for a menu. */

export const title = (name: string) => `${name} – ਮੀਨੂ`
type Shop = { name: string; area: string; city: string; offer: string; tagline: string }
export const description = ({ name, area, city, offer, tagline }: Shop) =>
  `${name}, ${area}, ${city} ਦਾ ਮੀਨੂ। ${offer ? `${offer}। ` : ''}${tagline}`
export const language = 'ਭਾਸ਼ਾ'
export const licence = (number: string) => `FSSAI ਲਾਇਸੈਂਸ ਨੰ. ${number}`

export const back = 'ਵਾਪਸ ਜਾਓ'
export const home = 'ਹੋਮ ਉੱਤੇ ਜਾਓ'
export const search = 'ਦੁਕਾਨ ਲੱਭੋ'

export const problems = {
  'vendor-not-found': {
    title: 'ਦੁਕਾਨ ਨਹੀਂ ਲੱਭੀ',
    text: 'ਇਹ ਮੀਨੂ ਨਹੀਂ ਲੱਭਿਆ। ਹੋ ਸਕਦਾ ਹੈ QR ਕੋਡ ਪੁਰਾਣਾ ਹੋਵੇ ਜਾਂ ਦੁਕਾਨ ਹੁਣ ਇੱਥੇ ਨਾ ਹੋਵੇ।',
  },
  'invalid-url': {
    title: 'ਪਤਾ ਗਲਤ ਹੈ',
    text: 'ਦੁਕਾਨ ਦਾ ਪਤਾ ਸਹੀ ਨਹੀਂ ਹੈ।',
  },
  'menu-not-found': {
    title: 'ਮੀਨੂ ਨਹੀਂ ਲੱਭਿਆ',
    text: 'ਇਸ ਪਤੇ ਉੱਤੇ ਕੋਈ ਮੀਨੂ ਨਹੀਂ ਹੈ।',
  },
  error: {
    title: 'ਕੁਝ ਗੜਬੜ ਹੋਈ',
    text: 'ਮੀਨੂ ਨਹੀਂ ਖੁੱਲ੍ਹ ਸਕਿਆ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
  maintenance: {
    title: 'ਜਲਦੀ ਮੁੜਾਂਗੇ',
    text: 'ਸਾਈਟ ਉੱਤੇ ਕੰਮ ਚੱਲ ਰਿਹਾ ਹੈ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
}
