export const addTitle = 'ડિશ ઉમેરો'
export const editTitle = 'ડિશ બદલો'
export const waitingTitle = 'ડિશ'
export const loading = 'લોડ થાય છે'
export const loadCategoriesFailed = 'તમારી કેટેગરી લોડ ન થઈ.'
export const added = (name: string) => `${name} ઉમેરાઈ ગઈ. હવે આગળની ડિશ.`
export const draftIsBack = 'તમે જે લખ્યું હતું તે પાછું આવ્યું છે. સેવ કરો કે આગળ લખો.'

export const noCategories = 'કોઈ કેટેગરી નથી'
export const noCategoriesText =
  'દરેક ડિશ કોઈ કેટેગરીમાં હોય છે, જેમ કે નાસ્તો કે ડ્રિંક્સ. પહેલાં કેટેગરી બનાવો, પછી તેમાં ડિશ ઉમેરો.'
export const goToCategories = 'કેટેગરી પર જાઓ'
export const createCategory = 'કેટેગરી બનાવો'
export const newCategoryTitle = 'નવી કેટેગરી બનાવો'

export const cancel = 'રદ કરો'
export const saveAndAddAnother = 'સેવ કરીને બીજી ઉમેરો'
export const uploadingPicture = 'ફોટો અપલોડ થાય છે...'
export const saving = 'સેવ થાય છે...'
export const create = 'ડિશ ઉમેરો'
export const update = 'ડિશ સેવ કરો'
export const nothingChanged = 'કોઈ ફેરફાર નથી'
export const submitFailed = 'ફોર્મ મોકલવામાં તકલીફ પડી'
export const wasDeleted = 'આ ડિશ આ દરમિયાન કાઢી નાખવામાં આવી. તમે જે લખ્યું હતું તેમાંથી ફરી બનાવી શકો છો.'

export const name = 'ડિશનું નામ'
export const picture = 'ફોટો (જરૂરી નથી)'
export const category = 'કેટેગરી'
export const selectCategory = 'કેટેગરી પસંદ કરો'
export const newCategory = 'નવી કેટેગરી'
export const description = 'માહિતી (જરૂરી નથી)'

export const price = 'ભાવ'
export const variations = 'સાઇઝ'
export const variation = (number: number) => `સાઇઝ ${number}`
export const variationName = 'સાઇઝનું નામ'
export const variationExample = 'મોટું, જૈન ...'
export const removeVariation = (number: number) => `સાઇઝ ${number} કાઢી નાખો`
export const addSize = 'અલગ ભાવવાળી સાઇઝ ઉમેરો'
/** Each becomes the name of a variation. */
export const commonSizes = ['હાફ', 'ફુલ', '250 ગ્રામ', '500 ગ્રામ', '1 કિલો']
export const other = 'બીજી'
export const otherSize = 'બીજી સાઇઝ'

export const mark = 'વેજનું નિશાન'
export const markNames = { veg: 'વેજ', egg: 'ઈંડું', nonveg: 'નોન-વેજ' }
export const chooseMark = 'વેજ, ઈંડું કે નોન-વેજ પસંદ કરો'

export const more = 'વધુ'
export const marks = 'નિશાન'
export const flags = {
  isAvailable: 'મળશે',
  isPopular: 'લોકપ્રિય',
  isFeatured: 'ખાસ',
  signature: 'વખણાતી ડિશ',
  spicy: 'તીખું',
}
export const notAvailable = 'હાલ નથી'
export const nameInEnglish = 'અંગ્રેજીમાં નામ'
export const originalPrice = 'પહેલાંનો ભાવ'
export const originalPriceHint = 'ભાવની બાજુમાં છેકેલો દેખાય છે.'
export const preparationTime = 'બનવાનો સમય'
export const preparationTimeExample = '10-15 મિનિટ'
export const calories = 'કેલરી'
export const ingredients = 'સામગ્રી'
export const ingredientsHint = 'વચ્ચે અલ્પવિરામ મૂકો.'

export const wrongCalories = 'કેલરી 10,000 સુધીનો પૂરો આંકડો હોવો જોઈએ'
export const wrongIngredients = 'વધુમાં વધુ 50 સામગ્રી, દરેક 60 અક્ષર સુધી'
export const wrongVariations = 'સાઇઝ એક વાર જોઈ લો'
