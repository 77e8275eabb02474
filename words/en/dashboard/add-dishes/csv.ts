import { plural } from '../../language.ts'

export const title = 'From a spreadsheet'
export const label = 'CSV file'
/** The names of the columns are those of the file, in every language. */
export const hint =
  'The first row names the columns: Category, Name, Price, Variations, Veg and more, in any order. Export your menu to see an example.'
export const tooLarge = 'The file is larger than 4 MB'
export const unreadable = 'The file could not be read. Please choose it again.'

export const contents = (dishes: number, categories: number, names: string) =>
  `${plural(dishes, { one: `${dishes} dish`, other: `${dishes} dishes` })} in ${plural(categories, { one: `${categories} category`, other: `${categories} categories` })}: ${names}.`
export const notReadColumns = (titles: string) => `Columns that are not read: ${titles}.`
export const correctFirst =
  'Nothing is added while a row has a problem. Correct the file and choose it again.'
export const withProblem = (count: number) => `${count} with a problem`
export const rowsWithProblem = (count: number) =>
  plural(count, { one: `${count} row has a problem`, other: `${count} rows have a problem` })
export const row = (number: number) => `Row ${number}`
export const nothingAdded = 'Nothing was added: some rows have a problem'
