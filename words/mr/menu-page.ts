/** The words that only the server writes: the head of a menu's page, and the pages that stand in for a menu. */

export const title = (name: string) => `${name} – मेनू`
type Shop = { name: string; area: string; city: string; offer: string; tagline: string }
export const description = ({ name, area, city, offer, tagline }: Shop) =>
  `${name}, ${area}, ${city} चा मेनू. ${offer ? `${offer}. ` : ''}${tagline}`
export const language = 'भाषा'
export const licence = (number: string) => `FSSAI परवाना क्र. ${number}`

export const back = 'मागे जा'
export const home = 'होमवर जा'
export const search = 'दुकान शोधा'

export const problems = {
  'vendor-not-found': {
    title: 'दुकान सापडले नाही',
    text: 'हा मेनू सापडला नाही. QR कोड जुना असेल किंवा दुकान आता इथे नसेल.',
  },
  'invalid-url': {
    title: 'पत्ता चुकीचा आहे',
    text: 'दुकानाचा पत्ता बरोबर नाही.',
  },
  'menu-not-found': {
    title: 'मेनू सापडला नाही',
    text: 'या पत्त्यावर मेनू नाही.',
  },
  error: {
    title: 'काहीतरी चुकले',
    text: 'मेनू उघडता आला नाही. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  },
  maintenance: {
    title: 'लवकरच परत येऊ',
    text: 'साइटवर काम सुरू आहे. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  },
}
