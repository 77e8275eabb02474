export const selectedItems = 'પસંદ કરેલી ડિશ'
export const selected = (count: number, total: number) => `${total}માંથી ${count} પસંદ`
export const selectAll = 'બધી પસંદ કરો'
export const cancel = 'રદ કરો'
export const items = (_count: number, formatted: string) => `${formatted} ડિશ`

/** `items` is the name of a single item, else their number. */
export const deeds = {
  soldOutToday: {
    label: 'આજે ખલાસ',
    title: (items: string) => `${items}: આજે ખલાસ બતાવવું છે?`,
    about: 'તમારો આગલો દિવસ શરૂ થતાં જ આ આપોઆપ ફરી મળશે.',
    confirm: 'આજે ખલાસ બતાવો',
    done: (items: string) => `${items}: આજે ખલાસ`,
  },
  available: {
    label: 'મળશે',
    title: (items: string) => `${items}: “મળશે” બતાવવું છે?`,
    about: undefined,
    confirm: '“મળશે” બતાવો',
    done: (items: string) => `${items}: હવે મળશે`,
  },
  notAvailable: {
    label: 'હાલ નથી',
    title: (items: string) => `${items}: “હાલ નથી” બતાવવું છે?`,
    about: 'તમે બદલો નહીં ત્યાં સુધી આમ જ રહેશે.',
    confirm: '“હાલ નથી” બતાવો',
    done: (items: string) => `${items}: હાલ નથી`,
  },
  price: {
    label: 'ભાવ',
    title: (items: string) => `${items}નો ભાવ બદલો`,
    about: 'દરેક સાઇઝનો ભાવ પણ બદલાશે. જે મફત છે તે મફત રહેશે.',
    confirm: 'ભાવ બદલો',
    done: (items: string) => `${items}નો ભાવ બદલાઈ ગયો`,
  },
  category: {
    label: 'કેટેગરી',
    title: (items: string) => `${items}ની કેટેગરી બદલો`,
    about: 'નવી કેટેગરીમાં આ સૌથી નીચે આવશે.',
    confirm: 'કેટેગરી બદલો',
    done: (items: string) => `${items}ની કેટેગરી બદલાઈ ગઈ`,
  },
  remove: {
    label: 'કાઢી નાખો',
    title: (items: string) => `${items} કાઢી નાખવી છે?`,
    about: 'દસ સેકન્ડ સુધી તમે આ પાછું લઈ શકો છો.',
    confirm: 'કાઢી નાખો',
    done: (items: string) => `${items} કાઢી નાખી`,
  },
}

export const nothingWouldChange = 'આનાથી કંઈ બદલાશે નહીં.'
export const loadCategoriesFailed = 'તમારી કેટેગરી લોડ ન થઈ.'
export const newCategory = 'નવી કેટેગરી'
export const selectCategory = 'કેટેગરી પસંદ કરો'
export const pleaseSelectCategory = 'મહેરબાની કરીને કેટેગરી પસંદ કરો'

export const oldAndNew = 'જૂનું અને નવું'
export const showAll = (count: string) => `બધી ${count} બતાવો`
export const stays = (what: string) => `${what} જ રહેશે`
/** Read out before the old and before the new. */
export const from = 'પહેલાં'
export const to = 'હવે'
export const onTheMenu = 'મેનૂ પર'
export const deleted = 'નીકળી જશે'

export const raiseOrLower = 'વધારવું કે ઘટાડવું'
export const raise = 'વધારો'
export const lower = 'ઘટાડો'
export const unit = 'શેમાં'
export const percent = 'ટકા'
export const rupees = 'રૂપિયા'
export const byHowMuch = 'કેટલું'
export const roundTo = 'રાઉન્ડ કરો'

export const changeFailed = 'આ ડિશ ન બદલાઈ. ફરી પ્રયાસ કરો.'
export const restored = (items: string) => `${items} પાછી આવી ગઈ`
export const partlyRestored = (restored: string, lost: string, names: string) =>
  `${restored} પાછી આવી ગઈ; ${lost} પાછી ન આવી, કારણ કે આ દરમિયાન બદલાઈ હતી: ${names}`
export const andMore = (names: string, more: number) => `${names} અને બીજી ${more}`
export const undoTooLate = 'હવે આ પાછું લઈ શકાય તેમ નથી.'
export const undoFailed = 'આ પાછું લઈ ન શકાયું.'
