export const email = 'ઈમેલ'
export const phone = 'ફોન'
export const chat = 'ચૅટ'
export const messageUs = 'અમને લખો'
/** Typed for the visitor in the messaging app. */
export const chatGreeting = (siteName: string) => `નમસ્તે ${siteName}, મારે કંઈક પૂછવું છે.`

export const getStarted = 'ખાતું બનાવો'
export const login = 'લૉગ ઇન'

export const figures = {
  totalVendors: 'મેનૂ ઑનલાઇન',
  totalMenuItems: 'મેનૂ પર ડિશ',
  totalQrScans: 'કોડ સ્કૅન થયા',
  totalMenuViews: 'મેનૂ લિંકથી ખૂલ્યાં',
}
export const figuresNote = 'અમારી સિસ્ટમની ગણતરી, વધુમાં વધુ પાંચ મિનિટ જૂની.'
export const figureMissing = 'હાલ નથી'

export const testimonialsTitle = 'દુકાનદારો શું કહી શકે'
export const testimonialsNote = 'આ નમૂના અમે લખ્યા છે. એ સાચા ગ્રાહકોના અભિપ્રાય નથી.'
export const example = 'નમૂનો'
export const stars = (rating: number) => `5માંથી ${rating} તારા`
export const quoted = (text: string) => `“${text}”`
export const starterPlan = (business: string, location: string) => `${business}, ${location} · સ્ટાર્ટર પ્લાન`
export const professionalPlan = (business: string, location: string) =>
  `${business}, ${location} · પ્રોફેશનલ પ્લાન`
export const chaatVendor = {
  text: 'પહેલાં હું દરેક પ્લેટનો ભાવ બૂમ પાડીને કહેતો. હવે લોકો શું ખાવું છે એ નક્કી કરીને જ આવે છે.',
  name: 'એક ચાટવાળા',
  business: 'સાંજની ચાટની લારી',
  location: 'સુરત',
}
export const lunchHome = {
  text: 'ઊંધિયું ખલાસ થાય એટલે હું ફોન પર નિશાની કરી દઉં છું. કોઈએ નકામું લાઇનમાં ઊભા રહેવું પડતું નથી.',
  name: 'ભોજનાલયનાં માલિક',
  business: 'ઘરેલુ ભોજનાલય',
  location: 'અમદાવાદ',
}
export const sweetShop = {
  text: 'કોડ છજા પર ટાંગ્યો છે. બહારના લોકો અંગ્રેજીમાં નામ વાંચે છે, રોજના ઘરાક ગુજરાતીમાં.',
  name: 'એક મીઠાઈવાળા',
  business: 'નાકાની મીઠાઈની દુકાન',
  location: 'વડોદરા',
}

export const contents = 'આ પેજમાં'
