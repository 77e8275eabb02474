import { language } from '../language.ts'

export const title = 'પાસવર્ડ બદલો'
export const description = 'બીજા ફોન અને કમ્પ્યુટર પર લૉગ આઉટ થઈ જશે. આ ફોન પર તમે લૉગ ઇન રહેશો.'
export const currentLabel = 'હાલનો પાસવર્ડ'
export const newLabel = 'નવો પાસવર્ડ'
export const change = 'પાસવર્ડ બદલો'
export const changing = 'બદલાય છે...'
export const failed = 'પાસવર્ડ ન બદલાયો'
export const changed = 'પાસવર્ડ બદલાઈ ગયો!'

export const advice =
  'મજબૂત પાસવર્ડ માટે ઓછામાં ઓછા 8 અક્ષર રાખો, જેમાં અંગ્રેજીનો એક મોટો અક્ષર, એક નાનો અક્ષર, એક આંકડો અને એક ખાસ ચિહ્ન હોય.'
export const missing = {
  length: '8 કે વધુ અક્ષર',
  uppercase: 'અંગ્રેજીનો એક મોટો અક્ષર',
  lowercase: 'અંગ્રેજીનો એક નાનો અક્ષર',
  number: 'એક આંકડો',
  special: 'એક ખાસ ચિહ્ન',
}
export const strong = 'મજબૂત પાસવર્ડ.'
export const strongerWith = (missing: string[]) =>
  `વધુ મજબૂત કરવા ઉમેરો: ${new Intl.ListFormat(language, { type: 'conjunction' }).format(missing)}.`
export const adminAdvice = (length: number) =>
  `${length} અક્ષર કે વધુ. થોડા શબ્દોનું એવું વાક્ય સૌથી સારું જે ફક્ત તમે જાણતા હો.`
export const longEnough = 'લંબાઈ બરાબર છે.'
