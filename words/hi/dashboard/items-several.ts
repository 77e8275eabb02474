export const selectedItems = 'चुनी हुई डिश'
export const selected = (count: number, total: number) => `${total} में से ${count} चुनीं`
export const selectAll = 'सब चुनें'
export const cancel = 'रद्द करें'
export const items = (_count: number, formatted: string) => `${formatted} डिश`

/** `items` is the name of a single item, else their number. */
export const deeds = {
  soldOutToday: {
    label: 'आज खत्म',
    title: (items: string) => `${items}: आज खत्म दिखाएँ?`,
    about: 'आपका अगला दिन शुरू होते ही ये अपने आप फिर मिलेंगी।',
    confirm: 'आज खत्म दिखाएँ',
    done: (items: string) => `${items}: आज खत्म`,
  },
  available: {
    label: 'मिलेगा',
    title: (items: string) => `${items}: “मिलेगा” दिखाएँ?`,
    about: undefined,
    confirm: '“मिलेगा” दिखाएँ',
    done: (items: string) => `${items}: अब मिलेगा`,
  },
  notAvailable: {
    label: 'अभी नहीं है',
    title: (items: string) => `${items}: “अभी नहीं है” दिखाएँ?`,
    about: 'जब तक आप न बदलें, ऐसा ही रहेगा।',
    confirm: '“अभी नहीं है” दिखाएँ',
    done: (items: string) => `${items}: अभी नहीं है`,
  },
  price: {
    label: 'दाम',
    title: (items: string) => `${items} का दाम बदलें`,
    about: 'हर साइज़ का दाम भी बदलेगा। जो मुफ़्त है, मुफ़्त रहेगा।',
    confirm: 'दाम बदलें',
    done: (items: string) => `${items} का दाम बदल गया`,
  },
  category: {
    label: 'कैटेगरी',
    title: (items: string) => `${items} की कैटेगरी बदलें`,
    about: 'नई कैटेगरी में ये सबसे नीचे आएँगी।',
    confirm: 'कैटेगरी बदलें',
    done: (items: string) => `${items} की कैटेगरी बदल गई`,
  },
  remove: {
    label: 'हटाएँ',
    title: (items: string) => `${items} को हटाएँ?`,
    about: 'दस सेकंड तक आप इसे वापस ले सकते हैं।',
    confirm: 'हटाएँ',
    done: (items: string) => `${items} को हटा दिया`,
  },
}

export const nothingWouldChange = 'इससे कुछ नहीं बदलेगा।'
export const loadCategoriesFailed = 'आपकी कैटेगरी लोड नहीं हुईं।'
export const newCategory = 'नई कैटेगरी'
export const selectCategory = 'कैटेगरी चुनें'
export const pleaseSelectCategory = 'कृपया कैटेगरी चुनें'

export const oldAndNew = 'पुराना और नया'
export const showAll = (count: string) => `सभी ${count} दिखाएँ`
export const stays = (what: string) => `${what} ही रहेगा`
/** Read out before the old and before the new. */
export const from = 'पहले'
export const to = 'अब'
export const onTheMenu = 'मेनू पर'
export const deleted = 'हटेगी'

export const raiseOrLower = 'बढ़ाना या घटाना'
export const raise = 'बढ़ाएँ'
export const lower = 'घटाएँ'
export const unit = 'किसमें'
export const percent = 'प्रतिशत'
export const rupees = 'रुपये'
export const byHowMuch = 'कितना'
export const roundTo = 'राउंड करें'

export const changeFailed = 'ये डिश नहीं बदलीं। फिर कोशिश करें।'
export const restored = (items: string) => `${items} वापस आ गईं`
export const partlyRestored = (restored: string, lost: string, names: string) =>
  `${restored} वापस आ गईं; ${lost} वापस नहीं आईं, क्योंकि इस बीच बदल गईं: ${names}`
export const andMore = (names: string, more: number) => `${names} और ${more} दूसरी`
export const undoTooLate = 'अब इसे वापस नहीं ले सकते।'
export const undoFailed = 'इसे वापस नहीं ले पाए।'
