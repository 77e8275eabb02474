import { plural } from '../../language.ts'

export const yourList = 'Your list'
export const hint =
  'One dish in a line, with its price. A line of its own without a price is a heading. From a message, a note or a spreadsheet, in any script.'
export const example = `Snacks
Vada pav 25
Samosa - 2 pcs ₹30
पानी पूरी ३०/-
Pav bhaji half 60 full 110

Drinks
Masala chai 15`
export const reading = 'Reading...'
export const readTheList = 'Read the list'

export const noDishes = 'No dishes were found'
export const noDishesText = 'Write one dish in a line, with its price behind it, for example: Vada pav 25'
export const changeText = 'Change the text'
export const wereRead = (count: number) =>
  plural(count, { one: `${count} dish was read.`, other: `${count} dishes were read.` })
export const needALook = (count: number) =>
  plural(count, { one: `${count} needs a look.`, other: `${count} need a look.` })
export const chooseMarks = 'Their marks could not be looked up, please choose them.'
export const allAreVeg = 'All are veg'
export const othersAreVeg = 'The others are veg'
export const backQuestion = 'Go back to the text?'
export const backText = 'Your text stays. What you changed in the table will be lost.'
export const goBack = 'Go back'

export const name = 'Name'
export const nameOf = (dish: string) => `Name of ${dish}`
export const price = 'Price'
export const priceOf = (dish: string) => `Price of ${dish}`
export const priceOfSize = (dish: string, size: string) => `Price of ${dish}, ${size}`
export const size = 'Size'
export const sizeOf = (dish: string, number: number) => `Size ${number} of ${dish}`
export const removeSize = (dish: string, number: number) => `Remove size ${number} of ${dish}`
export const addSize = (dish: string) => `Add a size of ${dish}`
/** The first two sizes of a dish. */
export const half = 'Half'
export const full = 'Full'
export const mark = 'Mark'
export const markOf = (dish: string) => `Mark of ${dish}`
export const vegOrNonVeg = 'Veg or non-veg?'
export const veg = 'Veg'
export const egg = 'Egg'
export const nonVeg = 'Non-veg'
export const category = 'Category'
export const categoryOf = (dish: string) => `Category of ${dish}`
/** Of dishes without a heading. */
export const unnamedCategory = 'Menu'
export const leaveOut = (dish: string) => `Leave out ${dish}`

export const noPrice = 'No price'
export const chooseMark = 'Please choose veg or non-veg'
/** What is doubtful about a line. */
export const doubts = {
  range: 'A range of prices: the lowest was taken',
  unnamedSizes: 'Several prices: please check the sizes',
  unusualPrice: 'An unusual price: please check it',
  unsurePrice: 'The price was hard to read: please check it',
  unsureName: 'The name was hard to read: please check it',
}
/** After what is doubtful. */
export const inLine = (line: string) => `in “${line}”`

export const notAdded = (count: number) => `Not added (${count})`
export const notAddedText = 'These lines were not read as dishes, or you left them out.'
export const makeDish = 'Make a dish'
export const makeDishOf = (line: string) => `Make a dish of ${line}`

export const withoutMark = (count: number) => `${count} without a mark`
export const clearQuestion = 'Clear this list?'
export const clearText = 'Your text and what you changed in the table will be cleared.'
