export const title = 'તમારું QR કોડ મેનૂ બનાવો'
export const description = 'શરૂઆત મફત, થોડી જ મિનિટોમાં તૈયાર.'
export const loading = 'લોડ થાય છે'
export const haveAccount = 'પહેલેથી ખાતું છે? <link>લૉગ ઇન</link>'
export const closedTitle = 'હમણાં નવા દુકાનદારોનાં ખાતાં બનતાં નથી.'
export const closedText = 'અમારો સંપર્ક કરો. ખાતાં ફરી બનવા લાગે ત્યારે અમે તમને જણાવીશું.'
export const contactUs = 'અમારો સંપર્ક કરો'

export const step = (number: number) => `પગલું ${number}/2`
export const ownerTitle = 'તમારા વિશે'
export const nameLabel = 'પૂરું નામ'
export const phoneLabel = 'ફોન નંબર'
export const phoneHint = 'તમે આ જ નંબરથી લૉગ ઇન કરશો. જેમ કે 98765 43210.'
export const showPhoneLabel = 'મારો નંબર મેનૂ પર બતાવો'
export const showPhoneHint =
  'પછી એ બધાને દેખાશે: જે તમારું મેનૂ ખોલે તે નંબર જોઈ શકે અને તમને ફોન કરી શકે. આ તમે ગમે ત્યારે તમારી પ્રોફાઇલમાં બદલી શકો છો.'
export const emailLabel = 'ઈમેલ'
export const optionalEmailLabel = 'ઈમેલ (મરજિયાત)'
export const passwordLabel = 'પાસવર્ડ'
export const passwordHint =
  'ઓછામાં ઓછા 8 અક્ષર, જેમાં અંગ્રેજીનો એક મોટો અક્ષર, એક નાનો અક્ષર, એક આંકડો અને એક ખાસ ચિહ્ન હોય.'
export const confirmPasswordLabel = 'પાસવર્ડ ફરી લખો'
export const goOn = 'આગળ વધો'

export const businessTitle = 'તમારી દુકાન વિશે'
export const businessNameLabel = 'દુકાનનું નામ'
export const addressLabel = 'સરનામું (મરજિયાત)'
export const descriptionLabel = 'દુકાન વિશે (મરજિયાત)'
export const descriptionHint = 'તમારી દુકાન શેના માટે જાણીતી છે?'
export const create = 'ખાતું બનાવો'
export const creating = 'તમારું ખાતું બને છે...'
export const back = 'પાછળ'

export const failed = 'ખાતું ન બન્યું. ફરી પ્રયાસ કરો.'
export const succeeded = (siteName: string) => `ખાતું બની ગયું! ${siteName}માં તમારું સ્વાગત છે!`
