import { language } from '../language.ts'

export const title = 'पासवर्ड बदलें'
export const description = 'बाकी फ़ोन और कंप्यूटर पर लॉग आउट हो जाएगा। इस फ़ोन पर आप लॉग इन रहेंगे।'
export const currentLabel = 'अभी का पासवर्ड'
export const newLabel = 'नया पासवर्ड'
export const change = 'पासवर्ड बदलें'
export const changing = 'बदल रहा है...'
export const failed = 'पासवर्ड नहीं बदला'
export const changed = 'पासवर्ड बदल गया!'

export const advice =
  'मज़बूत पासवर्ड के लिए कम से कम 8 अक्षर रखें, जिनमें अंग्रेज़ी का एक बड़ा अक्षर, एक छोटा अक्षर, एक अंक और एक खास निशान हो।'
export const missing = {
  length: '8 या ज़्यादा अक्षर',
  uppercase: 'अंग्रेज़ी का एक बड़ा अक्षर',
  lowercase: 'अंग्रेज़ी का एक छोटा अक्षर',
  number: 'एक अंक',
  special: 'एक खास निशान',
}
export const strong = 'मज़बूत पासवर्ड।'
export const strongerWith = (missing: string[]) =>
  `और मज़बूत करने के लिए जोड़ें: ${new Intl.ListFormat(language, { type: 'conjunction' }).format(missing)}।`
export const adminAdvice = (length: number) =>
  `${length} अक्षर या ज़्यादा। कुछ शब्दों का ऐसा वाक्य सबसे अच्छा है जो सिर्फ़ आप जानते हों।`
export const longEnough = 'लंबाई ठीक है।'
