import { plural } from '../language.ts'

export const title = 'Categories'
export const description = 'The sections of your menu, in the order your customers see them.'
export const nextStep = 'Next step'
export const firstDishText =
  'Customers see a category as soon as it has a dish. A name and a price are enough.'
export const addFirstDish = 'Add your first dish'

export const yourCategories = 'Your Categories'
export const countedCategories = (count: number) => `Your Categories (${count})`
export const list = 'Categories'
export const loading = 'Loading categories'
export const loadFailed = 'We could not load your categories.'
export const noCategories = 'No categories yet'
export const noCategoriesText =
  'Categories are the sections of your menu, such as Snacks or Drinks. Every item belongs to a category.'
export const createCategory = 'Create Category'
export const items = (count: number) => plural(count, { one: `${count} item`, other: `${count} items` })
export const edit = (name: string) => `Edit ${name}`
export const remove = (name: string) => `Delete ${name}`

export const addCategory = 'Add Category'
export const create = 'Create'
export const editTitle = 'Edit Category'
export const update = 'Update'
export const nothingChanged = 'No changes to save'
export const name = 'Name'
export const nameExample = 'Snacks, Drinks, Thali ...'
export const descriptionLabel = 'Description (optional)'
export const descriptionHint = 'Customers see this below the category name.'
export const cancel = 'Cancel'

export const deleteQuestion = (name: string) => `Delete "${name}"?`
export const deleteText =
  'The category "<name></name>" and <items></items> in it will be deleted. This cannot be undone.'
export const menuItems = (count: number) =>
  plural(count, { one: `${count} menu item`, other: `${count} menu items` })
export const deleteWithItems = 'Delete Category & Items'
export const deleting = 'Deleting...'
