export const title = 'ડિઝાઇન'
export const description = 'ગ્રાહકોને મેનૂ આવું દેખાય છે. દરેક ડિઝાઇન તમારા મેનૂ પર અજમાવો.'
export const loading = 'ડિઝાઇન લોડ થાય છે'
export const failed = 'ડિઝાઇન લોડ થઈ શકી નહીં.'
export const offersFailed = 'પ્રીમિયમ અને ખાસ ડિઝાઇન લોડ થઈ શકી નહીં.'
export const loadFailed = 'ડિઝાઇન લોડ થઈ શકી નહીં'
export const nothing = 'તમારા ખાતા માટે હમણાં કોઈ ડિઝાઇન નથી'
export const help = 'મદદ જોઈએ છે?'
export const helpHint = 'અમે પસંદ કરવામાં મદદ કરી શકીએ, અથવા ફક્ત તમારી દુકાન માટે ડિઝાઇન બનાવી શકીએ.'
export const advice = 'સલાહ લો'
export const custom = 'ખાસ ડિઝાઇન'

/** Of the names and descriptions in the catalogue, which are English; others stay as they are. */
export const catalogue: Record<string, string> = {
  'Default layout': 'ડિફૉલ્ટ લેઆઉટ',
  'A simple, fast list: filters and categories on top, comfortable rows below.':
    'સાદી, ઝડપી યાદી: ઉપર ફિલ્ટર અને કેટેગરી, નીચે આરામથી વંચાય એવી લીટીઓ.',
  Basic: 'બેઝિક',
  'A printed menu card: small caps, dotted leaders, and prices aligned as in print.':
    'છાપેલું મેનૂ કાર્ડ: સુઘડ અક્ષરો, ટપકાંની લીટી અને સીધી હારમાં ભાવ.',
  'Modern Minimal': 'મૉડર્ન મિનિમલ',
  'A gallery wall: large light headings, hairlines, one accent and plenty of white.':
    'ચોખ્ખી દીવાલ જેવું: મોટાં હળવાં મથાળાં, પાતળી લીટીઓ, એક રંગ અને ઘણું સફેદ.',
  'Street Food Vibrant': 'સ્ટ્રીટ ફૂડ વાઇબ્રન્ટ',
  'Indian truck art and painted stall signs: sunbursts, thick outlines and sticker badges.':
    'ટ્રક આર્ટ અને લારીના પેઇન્ટ જેવું: સૂરજનાં કિરણો, જાડી લીટીઓ અને સ્ટિકર.',
  'Digital Menu V2': 'ડિજિટલ મેનૂ V2',
  'An ordering app: large pictures, icon chips, and a cart to show at the counter.':
    'ઑર્ડરવાળી ઍપ જેવું: મોટા ફોટા, નાની નિશાનીઓ, અને કાઉન્ટર પર બતાવવાની ચિઠ્ઠી.',
  Skeleton: 'સ્કેલેટન',
  'A plain layout: greys, clear lines, and everything in its place.':
    'સાદું રૂપ: આછા રંગ, ચોખ્ખી લીટીઓ, અને દરેક વસ્તુ પોતાની જગ્યાએ.',
  Luxury: 'લક્ઝરી',
  'A fine-dining evening: dark cloth, golden hairlines and candle light.':
    'શાનદાર સાંજ જેવું: ઘેરું કાપડ, સોનેરી લીટીઓ અને મીણબત્તીનો પ્રકાશ.',
}
/** What a vendor would call our own designs, by their ids. */
export const plainNames: Record<string, string> = {
  BasicTemplate: 'છાપેલા મેનૂ કાર્ડ જેવું',
  ModernMinimal: 'શાંત, મોટાં મથાળાંવાળું',
  StreetFoodVibrant: 'ચટક, રંગેલી લારી જેવું',
  digital_menuV2: 'પહેલાં ફોટા, ઑર્ડરવાળી ઍપ જેવું',
  TemplateSkeleton: 'સાદું અને ચોખ્ખું',
  LuxuryMenuTemplate: 'ઘેરું અને શાનદાર, સાંજ માટે',
}

export const apply = 'લગાવો'
export const applyNamed = '<name></name>લગાવો'
export const applied = 'લગાવેલી છે'
export const noChanges = 'કોઈ ફેરફાર નથી'
export const appliedSuccessfully = 'ડિઝાઇન લાગી ગઈ! હવે ગ્રાહકોને આ જ દેખાશે.'
export const applyFailed = 'ડિઝાઇન લાગી શકી નહીં. ફરી પ્રયાસ કરો.'
export const preview = '<name></name>જુઓ'
export const loadingPreview = 'લોડ થાય છે'
export const previewFailed = 'બતાવવા માટે તમારું મેનૂ લોડ થઈ શક્યું નહીં.'
export const granted = 'તમને મળી છે'
export const grantedUntil = (date: string) => `${date} સુધી તમારી`

export const offers = 'પ્રીમિયમ અને ખાસ ડિઝાઇન'
export const offersHint = 'માંગો, પછી અમે ચેટ કે ઈમેલથી પૈસાની વાત કરીશું. આ પેજ પર કોઈ પૈસા લાગતા નથી.'
export const premiumBadge = 'પ્રીમિયમ'
export const customBadge = 'ખાસ'
export const requested = 'માંગેલી છે'
export const declined = 'ના પાડી'
export const expired = 'સમય પૂરો'
export const expiredOn = (date: string) => `${date} એ સમય પૂરો`
export const priceOnRequest = 'ભાવ પૂછવાથી'
export const request = '<name></name>માંગો'
export const requestAgain = '<name></name>ફરી માંગો'
export const requestQuestion = (name: string) => `"${name}" માંગવી છે?`
export const requestHint = (price: string, email: string) =>
  `${price}. અમે ચેટથી અથવા ${email} થી પૈસાની વાત કરીશું. હમણાં કોઈ પૈસા લાગતા નથી; અમારી મંજૂરી પછી તમે ડિઝાઇન લગાવી શકો.`
export const sendRequest = 'માંગણી મોકલો'
export const sending = 'મોકલાય છે...'
export const requestFailed = 'ડિઝાઇનની માંગણી જઈ શકી નહીં. ફરી પ્રયાસ કરો.'
export const requestedOn = (date: string) => `${date} એ માંગી.`
export const howToPay = (email: string) =>
  `પૈસાની વાત કરવા અમે તમારો સંપર્ક કરીશું. તમે <chat>અમારી સાથે ચેટ</chat> પણ કરી શકો અથવા <mail>${email}</mail> પર લખી શકો.`
