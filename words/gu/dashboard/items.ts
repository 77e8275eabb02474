export const title = 'મેનૂની ડિશ'
export const description = 'તમે જે વેચો છો. ફેરફાર મેનૂ પર તરત દેખાય છે.'
export const addItem = 'ડિશ ઉમેરો'
export const addMany = 'ઘણી ઉમેરો'
export const addManyDishes = 'ઘણી ડિશ ઉમેરો'
export const exportCsv = 'CSV ડાઉનલોડ'
export const exportFailed = 'તમારું મેનૂ ડાઉનલોડ ન થયું. ફરી પ્રયાસ કરો.'

export const searchLabel = 'ડિશ શોધો'
export const searchPlaceholder = 'ડિશ શોધો...'
export const category = 'કેટેગરી'
export const allCategories = 'બધી કેટેગરી'

export const yourItems = 'તમારી ડિશ'
export const countedItems = (count: number) => `તમારી ડિશ (${count})`
export const list = 'મેનૂની ડિશ'
export const select = 'પસંદ કરો'
export const selectItem = (name: string) => `${name} પસંદ કરો`
export const loading = 'ડિશ લોડ થાય છે'
export const loadFailed = 'તમારી ડિશ લોડ ન થઈ.'
export const noItems = 'હજી કોઈ ડિશ નથી'
export const noItemsText = 'તમે જે વેચો છો તે ભાવ અને ફોટા સાથે ઉમેરો. સેવ કરતાં જ ગ્રાહકોને દેખાશે.'
export const nothingFound = 'કોઈ ડિશ મળી નહીં'
export const nothingFoundText = 'આ શોધ અને કેટેગરીમાં તમારા મેનૂની કોઈ ડિશ નથી.'
export const showAll = 'બધી ડિશ બતાવો'

export const available = 'મળશે'
export const availableItem = (name: string) => `મળશે: ${name}`
export const notAvailable = 'હાલ નથી'
export const soldOutToday = 'આજે ખલાસ'
export const soldOutTodayItem = (name: string) => `આજે ખલાસ: ${name}`
/** On a button in a narrow row. */
export const soldOut = 'આજે ખલાસ'
/** What follows it where there is room: nothing, it is short. */
export const soldOutMore = ''
export const isSoldOutToday = (name: string) => `${name} આજે ખલાસ છે`
/** The day is today, tomorrow or a date. */
export const isSoldOutUntil = (name: string, day: string, time: string) =>
  `${name} ${day}, ${time} સુધી ખલાસ છે`
export const today = 'આજે'
export const tomorrow = 'કાલે'

export const editThis = 'આ ડિશ બદલો'
export const fromPrice = (price: string) => `${price}થી`
export const changePrice = (price: string, name: string) => `${price}, ${name}નો ભાવ બદલો`
export const moreActions = (name: string) => `${name} માટે વધુ વિકલ્પ`
export const edit = 'બદલો'
export const remove = 'કાઢી નાખો'
export const removeQuestion = (name: string) => `શું તમે ખરેખર "${name}" કાઢી નાખવા માંગો છો?`
export const vegetarian = 'વેજ'
export const containsEgg = 'ઈંડું છે'
export const nonVegetarian = 'નોન-વેજ'
export const noMark = 'હજુ નિશાન નથી'

export const veg = 'વેજ'
export const markVeg = 'વેજનું નિશાન લગાવો'
export const markNonVeg = 'નોન-વેજનું નિશાન લગાવો'
export const popular = 'લોકપ્રિય'
export const markPopular = '“લોકપ્રિય” નિશાન લગાવો'
export const unmarkPopular = '“લોકપ્રિય” નિશાન કાઢો'
export const featured = 'ખાસ'
export const markFeatured = '“ખાસ” નિશાન લગાવો'
export const unmarkFeatured = '“ખાસ” નિશાન કાઢો'
