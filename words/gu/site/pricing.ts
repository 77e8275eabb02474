export const title = 'મફત, અથવા ₹199માં જાહેરાત વગર'
export const text = 'મફત શરૂ કરો અને ગમે ત્યાં સુધી ચલાવો. જાહેરાત વગરનું મેનૂ જોઈએ તો જ પૈસા આપો.'
export const noSetupFees = 'શરૂ કરવાનો કોઈ ખર્ચ નહીં'
export const cancelAnytime = 'ગમે ત્યારે બંધ કરો'
export const freeTrial = '7 દિવસ મફત અજમાવો'

export const mostPopular = 'સૌથી પસંદ'
export const included = 'એમાં શું છે'
export const limitations = 'ધ્યાન રાખો'
export const email = 'ઈમેલ'
/** Typed for the visitor in the messaging app. */
export const planEnquiry = (siteName: string, plan: string) =>
  `નમસ્તે ${siteName}, મારે ${plan} પ્લાન વિશે જાણવું છે.`

// They name the site as '{product}'.
export const starter = {
  name: 'સ્ટાર્ટર',
  description: 'ફોન પર મેનૂ બતાવવા જે કંઈ જોઈએ તે બધું.',
  period: 'કાયમ',
  features: [
    'પોતાના સરનામે તમારું મેનૂ, છાપવા માટે QR કોડ સાથે',
    'કેટેગરી, ડિશ, ફોટો, સાઇઝ અને આજે ખલાસની નિશાની',
    'મફત ડિઝાઇન, એના બધા રંગોમાં',
    'મોકલવાની લિંક, વેજ અને નોન-વેજની નિશાની, ગ્રાહકો માટે ગાળવું અને શોધવું',
    'મેનૂ, QR સ્કૅન અને કેટેગરી કેટલી વાર જોવાયાં એની ગણતરી',
    'મેનૂ પર જાહેરાત દેખાય છે, અને એની કમાણીમાં તમારો ભાગ છે. ભાગ અમે જાતે મોકલીએ છીએ, વાત ઈમેલ પર થાય છે',
  ],
  limitations: ['મેનૂ પર {product}નું નામ રહે છે', 'ફક્ત સાદા આંકડા'],
  cta: 'સ્ટાર્ટર વિશે પૂછો',
}
export const professional = {
  name: 'પ્રોફેશનલ',
  description: 'તમારું મેનૂ, કોઈ જાહેરાત વગર.',
  period: 'દર મહિને',
  trial: '7 દિવસ મફત અજમાવો. અમને લખો, અમે ચાલુ કરી આપીશું.',
  features: [
    'સ્ટાર્ટરમાં છે તે બધું',
    'મેનૂ પર કોઈ જાહેરાત નહીં',
    'મેનૂ પર {product}નું નામ નહીં',
    'એ જ સરનામું અને એ જ QR કોડ, ફરી કંઈ છાપવાનું નહીં',
  ],
  limitations: ['પૈસા અને પ્લાનની વાત ઈમેલ કે ચૅટ પર થાય છે', 'જાહેરાતની કમાણીમાં ભાગ નહીં'],
  cta: 'પ્રોફેશનલ વિશે પૂછો',
}

export const designTitle = 'ફક્ત તમારા માટે ડિઝાઇન'
export const designText = 'ફક્ત તમારી દુકાન માટે બનેલું મેનૂ: તમારા રંગ, તમારા અક્ષર, ડિશ બતાવવાની તમારી રીત.'
export const designQuote = 'કામ શરૂ થાય એ પહેલાં અમે ભાવ જણાવીએ છીએ.'
export const getQuote = 'ભાવ પૂછો'
/** Typed for the visitor in the messaging app. */
export const quoteRequest = (siteName: string) =>
  `નમસ્તે ${siteName}, મારે મારા મેનૂ માટે અલગ ડિઝાઇનનો ભાવ જાણવો છે.`
export const designPoints = [
  'તમારી પોતાની ડિઝાઇન, બીજા કોઈ પાસે નહીં',
  'સૌથી પહેલાં ફોન માટે, અમારી દરેક ડિઝાઇનની જેમ',
  'તમારી હાલની ડિશ, ભાવ અને QR કોડ સાથે ચાલે છે',
  'તૈયાર થાય એટલે તમારા ડૅશબોર્ડમાં મળી જાય છે',
]

export const questionsTitle = 'ભાવ વિશે સવાલ'
export const signUpTitle = 'તમારી લારી પર અજમાવો'
export const signUpText = 'મફત ખાતું બનાવો, મેનૂ બનાવો, અને પ્રોફેશનલ 7 દિવસ મફત અજમાવવું હોય ત્યારે અમને કહો.'
export const startTrial = 'મફત અજમાવો'
export const signIn = 'લૉગ ઇન'
