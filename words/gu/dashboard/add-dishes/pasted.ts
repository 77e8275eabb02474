export const yourList = 'તમારી યાદી'
export const hint =
  'એક લીટીમાં એક ડિશ અને તેનો ભાવ. ભાવ વગરની એકલી લીટી કેટેગરી છે. મેસેજ, નોંધ કે શીટમાંથી, કોઈ પણ લિપિમાં.'
export const example = `નાસ્તો
વડાપાઉં 25
સમોસા - 2 પીસ ₹30
પાણીપુરી 30/-
પાઉંભાજી હાફ 60 ફુલ 110

ડ્રિંક્સ
મસાલા ચા 15`
export const reading = 'વાંચીએ છીએ...'
export const readTheList = 'યાદી વાંચો'

export const noDishes = 'કોઈ ડિશ મળી નહીં'
export const noDishesText = 'એક લીટીમાં એક ડિશ અને તેની પાછળ ભાવ લખો, જેમ કે: વડાપાઉં 25'
export const changeText = 'યાદી બદલો'
export const wereRead = (count: number) => `${count} ડિશ વંચાઈ.`
export const needALook = (count: number) => `${count} જોઈ લો.`
export const chooseMarks = 'વેજ કે નોન-વેજ ખબર ન પડી, મહેરબાની કરીને તમે પસંદ કરો.'
export const allAreVeg = 'બધી વેજ છે'
export const othersAreVeg = 'બાકીની વેજ છે'
export const backQuestion = 'યાદી પર પાછા જવું છે?'
export const backText = 'તમારી યાદી રહેશે. નીચે જે બદલ્યું છે તે નીકળી જશે.'
export const goBack = 'પાછા જાઓ'

export const name = 'નામ'
export const nameOf = (dish: string) => `${dish}નું નામ`
export const price = 'ભાવ'
export const priceOf = (dish: string) => `${dish}નો ભાવ`
export const priceOfSize = (dish: string, size: string) => `${dish}, ${size}નો ભાવ`
export const size = 'સાઇઝ'
export const sizeOf = (dish: string, number: number) => `${dish}ની સાઇઝ ${number}`
export const removeSize = (dish: string, number: number) => `${dish}ની સાઇઝ ${number} કાઢી નાખો`
export const addSize = (dish: string) => `${dish}ની સાઇઝ ઉમેરો`
/** The first two sizes of a dish. */
export const half = 'હાફ'
export const full = 'ફુલ'
export const mark = 'નિશાન'
export const markOf = (dish: string) => `${dish}નું નિશાન`
export const vegOrNonVeg = 'વેજ છે?'
export const veg = 'વેજ'
export const egg = 'ઈંડું'
export const nonVeg = 'નોન-વેજ'
export const category = 'કેટેગરી'
export const categoryOf = (dish: string) => `${dish}ની કેટેગરી`
/** Of dishes without a heading. */
export const unnamedCategory = 'મેનૂ'
export const leaveOut = (dish: string) => `${dish} રહેવા દો`

export const noPrice = 'ભાવ નથી'
export const chooseMark = 'મહેરબાની કરીને વેજ કે નોન-વેજ પસંદ કરો'
/** What is doubtful about a line. */
export const doubts = {
  range: 'ઓછા-વધતા ભાવ લખેલા હતા: સૌથી ઓછો લીધો છે',
  unnamedSizes: 'ઘણા ભાવ છે: સાઇઝ જોઈ લો',
  unusualPrice: 'ભાવ અલગ લાગે છે: જોઈ લો',
  unsurePrice: 'ભાવ ચોખ્ખો ન દેખાયો: જોઈ લો',
  unsureName: 'નામ ચોખ્ખું ન દેખાયું: જોઈ લો',
}
/** After what is doubtful. */
export const inLine = (line: string) => `“${line}”માં`

export const notAdded = (count: number) => `નહીં ઉમેરાય (${count})`
export const notAddedText = 'આ લીટીઓ ડિશ ન લાગી, અથવા તમે રહેવા દીધી.'
export const makeDish = 'ડિશ બનાવો'
export const makeDishOf = (line: string) => `${line}ને ડિશ બનાવો`

export const withoutMark = (count: number) => `${count} નિશાન વગર`
export const clearQuestion = 'આ યાદી ખાલી કરવી છે?'
export const clearText = 'તમારી યાદી અને તમારા બધા ફેરફાર નીકળી જશે.'
