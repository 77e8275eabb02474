export const addTitle = 'डिश जोड़ें'
export const editTitle = 'डिश बदलें'
export const waitingTitle = 'डिश'
export const loading = 'लोड हो रहा है'
export const loadCategoriesFailed = 'आपकी कैटेगरी लोड नहीं हुईं।'
export const added = (name: string) => `${name} जुड़ गई। अब अगली डिश।`
export const draftIsBack = 'आपने जो लिखा था, वह वापस आ गया है। सेव करें या आगे लिखें।'

export const noCategories = 'कोई कैटेगरी नहीं है'
export const noCategoriesText =
  'हर डिश किसी कैटेगरी में होती है, जैसे नाश्ता या ड्रिंक्स। पहले कैटेगरी बनाएँ, फिर उसमें डिश जोड़ें।'
export const goToCategories = 'कैटेगरी पर जाएँ'
export const createCategory = 'कैटेगरी बनाएँ'
export const newCategoryTitle = 'नई कैटेगरी बनाएँ'

export const cancel = 'रद्द करें'
export const saveAndAddAnother = 'सेव करके एक और जोड़ें'
export const uploadingPicture = 'फ़ोटो अपलोड हो रही है...'
export const saving = 'सेव हो रहा है...'
export const create = 'डिश जोड़ें'
export const update = 'डिश सेव करें'
export const nothingChanged = 'कोई बदलाव नहीं है'
export const submitFailed = 'फ़ॉर्म भेजने में दिक्कत हुई'
export const wasDeleted = 'यह डिश इस बीच हटा दी गई। आपने जो लिखा था, उससे इसे फिर बना सकते हैं।'

export const name = 'डिश का नाम'
export const picture = 'फ़ोटो (ज़रूरी नहीं)'
export const category = 'कैटेगरी'
export const selectCategory = 'कैटेगरी चुनें'
export const newCategory = 'नई कैटेगरी'
export const description = 'जानकारी (ज़रूरी नहीं)'

export const price = 'दाम'
export const variations = 'साइज़'
export const variation = (number: number) => `साइज़ ${number}`
export const variationName = 'साइज़ का नाम'
export const variationExample = 'बड़ा, जैन ...'
export const removeVariation = (number: number) => `साइज़ ${number} हटाएँ`
export const addSize = 'अलग दाम वाला साइज़ जोड़ें'
/** Each becomes the name of a variation. */
export const commonSizes = ['हाफ', 'फुल', '250 ग्राम', '500 ग्राम', '1 किलो']
export const other = 'दूसरा'
export const otherSize = 'दूसरा साइज़'

export const mark = 'वेज का निशान'
export const markNames = { veg: 'वेज', egg: 'अंडा', nonveg: 'नॉन-वेज' }
export const chooseMark = 'वेज, अंडा या नॉन-वेज चुनें'

export const more = 'और'
export const marks = 'निशान'
export const flags = {
  isAvailable: 'मिलेगा',
  isPopular: 'लोकप्रिय',
  isFeatured: 'खास',
  signature: 'मशहूर डिश',
  spicy: 'तीखा',
}
export const notAvailable = 'अभी नहीं है'
export const nameInEnglish = 'अंग्रेज़ी में नाम'
export const originalPrice = 'पहले का दाम'
export const originalPriceHint = 'दाम के पास कटा हुआ दिखता है।'
export const preparationTime = 'बनने में समय'
export const preparationTimeExample = '10-15 मिनट'
export const calories = 'कैलोरी'
export const ingredients = 'सामग्री'
export const ingredientsHint = 'बीच में कॉमा लगाएँ।'

export const wrongCalories = 'कैलोरी 10,000 तक का पूरा अंक हो'
export const wrongIngredients = 'ज़्यादा से ज़्यादा 50 सामग्री, हर एक 60 अक्षर तक'
export const wrongVariations = 'साइज़ एक बार देख लें'
