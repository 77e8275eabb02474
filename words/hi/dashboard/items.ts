export const title = 'मेनू की डिश'
export const description = 'जो आप बेचते हैं। बदलाव मेनू पर तुरंत दिखते हैं।'
export const addItem = 'डिश जोड़ें'
export const addMany = 'कई जोड़ें'
export const addManyDishes = 'कई डिश जोड़ें'
export const exportCsv = 'CSV डाउनलोड'
export const exportFailed = 'आपका मेनू डाउनलोड नहीं हुआ। फिर कोशिश करें।'

export const searchLabel = 'डिश खोजें'
export const searchPlaceholder = 'डिश खोजें...'
export const category = 'कैटेगरी'
export const allCategories = 'सभी कैटेगरी'

export const yourItems = 'आपकी डिश'
export const countedItems = (count: number) => `आपकी डिश (${count})`
export const list = 'मेनू की डिश'
export const select = 'चुनें'
export const selectItem = (name: string) => `${name} चुनें`
export const loading = 'डिश लोड हो रही हैं'
export const loadFailed = 'आपकी डिश लोड नहीं हुईं।'
export const noItems = 'अभी कोई डिश नहीं है'
export const noItemsText = 'जो बेचते हैं, उसे दाम और फ़ोटो के साथ जोड़ें। सेव करते ही ग्राहकों को दिखेगा।'
export const nothingFound = 'कोई डिश नहीं मिली'
export const nothingFoundText = 'इस खोज और कैटेगरी में आपके मेनू की कोई डिश नहीं है।'
export const showAll = 'सभी डिश दिखाएँ'

export const available = 'मिलेगा'
export const availableItem = (name: string) => `मिलेगा: ${name}`
export const notAvailable = 'अभी नहीं है'
export const soldOutToday = 'आज खत्म'
export const soldOutTodayItem = (name: string) => `आज खत्म: ${name}`
/** On a button in a narrow row. */
export const soldOut = 'आज खत्म'
/** What follows it where there is room: nothing, it is short. */
export const soldOutMore = ''
export const isSoldOutToday = (name: string) => `${name} आज खत्म है`
/** The day is today, tomorrow or a date. */
export const isSoldOutUntil = (name: string, day: string, time: string) => `${name} ${day}, ${time} तक खत्म है`
export const today = 'आज'
export const tomorrow = 'कल'

export const editThis = 'यह डिश बदलें'
export const fromPrice = (price: string) => `${price} से`
export const changePrice = (price: string, name: string) => `${price}, ${name} का दाम बदलें`
export const moreActions = (name: string) => `${name} के और विकल्प`
export const edit = 'बदलें'
export const remove = 'हटाएँ'
export const removeQuestion = (name: string) => `क्या आप सच में "${name}" को हटाना चाहते हैं?`
export const vegetarian = 'वेज'
export const containsEgg = 'अंडा है'
export const nonVegetarian = 'नॉन-वेज'
export const noMark = 'अभी निशान नहीं'

export const veg = 'वेज'
export const markVeg = 'वेज का निशान लगाएँ'
export const markNonVeg = 'नॉन-वेज का निशान लगाएँ'
export const popular = 'लोकप्रिय'
export const markPopular = '“लोकप्रिय” निशान लगाएँ'
export const unmarkPopular = '“लोकप्रिय” निशान हटाएँ'
export const featured = 'खास'
export const markFeatured = '“खास” निशान लगाएँ'
export const unmarkFeatured = '“खास” निशान हटाएँ'
