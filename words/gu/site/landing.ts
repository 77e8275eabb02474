export const heroTitle = 'તમારું મેનૂ બસ <plate>એક સ્કૅન</plate> દૂર'
export const heroText = (siteName: string) =>
  `${siteName} લારીવાળા અને નાની રેસ્ટોરાંને ડિજિટલ મેનૂ અને QR કોડ આપે છે. ગ્રાહક કોડ પર ફોન ધરે અને જોઈ લે કે આજે શું બન્યું છે, કોઈ ઍપ વગર.`
export const getStarted = 'ખાતું બનાવો'
export const login = 'લૉગ ઇન'
export const promises = ['સ્ટાર્ટર પ્લાન કાયમ મફત', 'શરૂ કરવાનો કોઈ ખર્ચ નહીં', 'ગ્રાહકને ઍપ ન જોઈએ']

export const stepsTitle = 'ત્રણ પગલાંમાં ઑનલાઇન'
export const steps = [
  {
    title: 'ખાતું બનાવો',
    text: 'તમારો ફોન નંબર, દુકાનનું નામ અને જગ્યા લખો.',
  },
  {
    title: 'મેનૂ ઉમેરો',
    text: 'ડિશ, ભાવ, ફોટો. ગુજરાતી, हिन्दी, English, જે તમારા ગ્રાહકો વાંચતા હોય.',
  },
  {
    title: 'કોડ બતાવો',
    text: 'તમારો QR કોડ તૈયાર છે. છાપો, લારી પર ચોંટાડો, રોજના ઘરાકને લિંક મોકલો.',
  },
]

export const featuresTitle = 'ઑફિસ માટે નહીં, રસ્તા માટે બનેલું'
export const qrFeature = {
  title: 'QR કોડ મેનૂ',
  text: 'દુકાનનો એક કોડ. ગ્રાહક ફોનના કૅમેરાથી સ્કૅન કરે અને મેનૂ સામે.',
}
export const phoneFeature = {
  title: 'પહેલાં ફોન માટે',
  text: 'છ ડિઝાઇન, બધી નાની સ્ક્રીન, ધીમા ઇન્ટરનેટ અને એક હાથ માટે. વેજ અને નોન-વેજની એ જ નિશાની જે બધા ઓળખે છે.',
}
export const editFeature = {
  title: 'બદલવું સહેલું',
  text: 'ડિશ ખલાસ? ટામેટાં મોંઘાં? બે ઑર્ડર વચ્ચે ફોન પર મેનૂ બદલી લો.',
}
export const analyticsFeature = {
  title: 'આંકડા',
  text: 'જુઓ કેટલા લોકોએ મેનૂ ખોલ્યું, કેટલાએ કોડ સ્કૅન કર્યો, અને કઈ ડિશ જોઈ.',
}

/** After 'Horn OK Please', which is painted on the back of every truck. */
export const tailboard = ['સ્કૅન', 'ઓકે', 'પ્લીઝ']

export const benefitsTitle = 'તમને શું મળે છે'
export const benefitsText = 'QR કોડ લગાવવાનાં છ કારણ. એકેય માટે કમ્પ્યુટર ન જોઈએ.'
export const seePlans = 'બંને પ્લાન જુઓ'
export const benefits = [
  {
    name: 'કોઈ ઍપ નહીં',
    price: 'બસ કૅમેરો',
    text: 'ગ્રાહકના ફોનમાં જે બ્રાઉઝર છે, મેનૂ એમાં જ ખૂલે છે.',
  },
  {
    name: 'કાયમ આજનું મેનૂ',
    price: 'ફરી છપામણી નહીં',
    text: 'ભાવ અને ખલાસ થયેલી ડિશ મેનૂ પર બદલાય છે, છાપેલો કોડ એનો એ જ રહે છે.',
  },
  {
    name: 'ટકે એવા કોડ',
    price: 'નામ બદલો',
    text: 'દુકાનનું નામ બદલાય તોય પહેલાં છાપેલા કોડ તમારું મેનૂ જ ખોલે છે.',
  },
  {
    name: 'કોઈ પણ ભાષા',
    price: 'अ અ A',
    text: 'ગ્રાહકો જે ભાષા વાંચે એમાં ડિશનાં નામ લખો, ગમે તો અંગ્રેજી નામ પણ ઉમેરો.',
  },
  {
    name: 'તમારી સ્ટાઇલ',
    price: '6 ડિઝાઇન',
    text: 'સાદી યાદીથી ટ્રક આર્ટ સુધી, દરેક ઘણા રંગોમાં. ગમે ત્યારે બદલો.',
  },
  {
    name: 'સારી શરૂઆત',
    price: 'કાયમ ₹0',
    text: 'સ્ટાર્ટર પ્લાનનો કોઈ ખર્ચ નથી. એમાં જાહેરાત દેખાય છે, અને એની કમાણીમાં તમારો પણ ભાગ છે.',
  },
]

export const figuresTitle = (siteName: string) => `અત્યારે ${siteName} પર`
export const signUpTitle = 'તમારી દુકાન ઑનલાઇન ખોલો'
export const signUpText = 'બસ એક ફોન નંબર જોઈએ. મેનૂની લિંક અને QR કોડ તરત મળી જાય છે.'
