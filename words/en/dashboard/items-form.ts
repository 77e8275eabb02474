export const addTitle = 'Add Menu Item'
export const editTitle = 'Edit Menu Item'
export const waitingTitle = 'Menu Item'
export const loading = 'Loading'
export const loadCategoriesFailed = 'We could not load your categories.'
export const added = (name: string) => `${name} was added. Now the next one.`
export const draftIsBack = 'What you had typed is back. Save it, or go on.'

export const noCategories = 'No Categories Found'
export const noCategoriesText =
  'Every item belongs to a category, such as Snacks or Drinks. Create a category first, then add your item to it.'
export const goToCategories = 'Go to Categories'
export const createCategory = 'Create Category'
export const newCategoryTitle = 'Create New Category'

export const cancel = 'Cancel'
export const saveAndAddAnother = 'Save and add another'
export const uploadingPicture = 'Uploading picture...'
export const saving = 'Saving...'
export const create = 'Create Item'
export const update = 'Update Item'
export const nothingChanged = 'No changes to save'
export const submitFailed = 'An error occurred while submitting the form'
export const wasDeleted = 'This item was deleted meanwhile. You can create it again from what you typed.'

export const name = 'Item name'
export const picture = 'Picture (optional)'
export const category = 'Category'
export const selectCategory = 'Select a category'
export const newCategory = 'New category'
export const description = 'Description (optional)'

export const price = 'Price'
export const variations = 'Variations'
export const variation = (number: number) => `Variation ${number}`
export const variationName = 'Variation name'
export const variationExample = 'Large, Jain ...'
export const removeVariation = (number: number) => `Remove variation ${number}`
export const addSize = 'Add a size with its own price'
/** Each becomes the name of a variation. */
export const commonSizes = ['Half', 'Full', '250 g', '500 g', '1 kg']
export const other = 'Other'
export const otherSize = 'Other size'

export const mark = 'Mark'
export const markNames = { veg: 'Veg', egg: 'Egg', nonveg: 'Non-veg' }
export const chooseMark = 'Please choose veg, egg or non-veg'

export const more = 'More'
export const marks = 'Marks'
export const flags = {
  isAvailable: 'Available',
  isPopular: 'Popular',
  isFeatured: 'Featured',
  signature: 'Signature dish',
  spicy: 'Spicy',
}
export const notAvailable = 'Not available'
export const nameInEnglish = 'Name in English'
export const originalPrice = 'Original price'
export const originalPriceHint = 'Shown crossed out next to the price.'
export const preparationTime = 'Preparation time'
export const preparationTimeExample = '10-15 min'
export const calories = 'Calories'
export const ingredients = 'Ingredients'
export const ingredientsHint = 'Separated by commas.'

export const wrongCalories = 'Calories must be a whole number up to 10,000'
export const wrongIngredients = 'At most 50 ingredients of up to 60 characters'
export const wrongVariations = 'Please check the variations'
