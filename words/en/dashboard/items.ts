export const title = 'Menu Items'
export const description = 'The items you sell. Changes appear on your menu immediately.'
export const addItem = 'Add Item'
export const addMany = 'Add many'
export const addManyDishes = 'Add many dishes'
export const exportCsv = 'Export CSV'
export const exportFailed = 'Your menu could not be exported. Please try again.'

export const searchLabel = 'Search items'
export const searchPlaceholder = 'Search items...'
export const category = 'Category'
export const allCategories = 'All Categories'

export const yourItems = 'Your Menu Items'
export const countedItems = (count: number) => `Your Menu Items (${count})`
export const list = 'Menu items'
export const select = 'Select'
export const selectItem = (name: string) => `Select ${name}`
export const loading = 'Loading menu items'
export const loadFailed = 'We could not load your menu items.'
export const noItems = 'No menu items yet'
export const noItemsText =
  'Add what you sell, with its price and a picture. Customers see it as soon as you save.'
export const nothingFound = 'No items found'
export const nothingFoundText = 'No items on your menu match this search and category.'
export const showAll = 'Show all items'

export const available = 'Available'
export const availableItem = (name: string) => `Available: ${name}`
export const notAvailable = 'Not available'
export const soldOutToday = 'Sold out today'
export const soldOutTodayItem = (name: string) => `Sold out today: ${name}`
/** On a button in a narrow row. */
export const soldOut = 'Sold out'
/** What follows it where there is room. */
export const soldOutMore = '\u00a0today'
export const isSoldOutToday = (name: string) => `${name} is sold out today`
/** The day is today, tomorrow or a date. */
export const isSoldOutUntil = (name: string, day: string, time: string) =>
  `${name} is sold out until ${day}, ${time}`
export const today = 'today'
export const tomorrow = 'tomorrow'

export const editThis = 'Edit this item'
export const fromPrice = (price: string) => `From ${price}`
export const changePrice = (price: string, name: string) => `${price}, change the price of ${name}`
export const moreActions = (name: string) => `More actions for ${name}`
export const edit = 'Edit'
export const remove = 'Delete'
export const removeQuestion = (name: string) => `Are you sure you want to delete "${name}"?`
export const vegetarian = 'Vegetarian'
export const containsEgg = 'Contains egg'
export const nonVegetarian = 'Non-vegetarian'
export const noMark = 'No mark yet'

export const veg = 'Veg'
export const markVeg = 'Mark as vegetarian'
export const markNonVeg = 'Mark as non-vegetarian'
export const popular = 'Popular'
export const markPopular = 'Mark as popular'
export const unmarkPopular = 'Remove the mark Popular'
export const featured = 'Featured'
export const markFeatured = 'Mark as featured'
export const unmarkFeatured = 'Remove the mark Featured'
