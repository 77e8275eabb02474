/** The words that only the server writes: the head of a menu's page, and the pages that stand in for a menu. */

export const title = (name: string) => `${name} – మెనూ`
type Shop = { name: string; area: string; city: string; offer: string; tagline: string }
export const description = ({ name, area, city, offer, tagline }: Shop) =>
  `${name}, ${area}, ${city} మెనూ. ${offer ? `${offer}. ` : ''}${tagline}`
export const language = 'భాష'
export const licence = (number: string) => `FSSAI లైసెన్స్ నం. ${number}`

export const back = 'వెనక్కి వెళ్ళండి'
export const home = 'హోమ్‌కు వెళ్ళండి'
export const search = 'దుకాణాలు వెతకండి'

export const problems = {
  'vendor-not-found': {
    title: 'దుకాణం దొరకలేదు',
    text: 'ఈ మెనూ దొరకలేదు. QR కోడ్ పాతది కావచ్చు, లేదా దుకాణం ఇప్పుడు లేకపోవచ్చు.',
  },
  'invalid-url': {
    title: 'చిరునామా తప్పు',
    text: 'దుకాణం చిరునామా సరైనది కాదు.',
  },
  'menu-not-found': {
    title: 'మెనూ దొరకలేదు',
    text: 'ఈ చిరునామాలో మెనూ లేదు.',
  },
  error: {
    title: 'ఏదో పొరపాటు జరిగింది',
    text: 'మెనూ తెరవలేకపోయాం. కాసేపటికి మళ్ళీ ప్రయత్నించండి.',
  },
  maintenance: {
    title: 'త్వరలో వస్తాం',
    text: 'సైట్‌లో పని జరుగుతోంది. కాసేపటికి మళ్ళీ ప్రయత్నించండి.',
  },
}
