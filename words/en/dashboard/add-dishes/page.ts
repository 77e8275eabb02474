import { plural } from '../../language.ts'

export const title = 'Add many dishes'
export const description = 'Tick what you sell and put your prices, or bring a list you already have.'
export const ways = 'How to add dishes'
export const fromList = 'From the list'
export const paste = 'Paste a list'
export const photo = 'Photo'
export const csv = 'CSV file'
export const loading = 'Loading'

export const yourList = 'Your list'
export const dishes = (count: number) => plural(count, { one: `${count} dish`, other: `${count} dishes` })
export const withoutPrice = (count: number) => `${count} without a price`
export const clear = 'Clear'
export const addToMenu = 'Add to menu'
export const adding = 'Adding...'
export const checkBeforeAdding = 'You can check and change everything before it is added to your menu.'

export const added = (dishCount: number, categoryCount: number) =>
  categoryCount === 0
    ? plural(dishCount, {
        one: `${dishCount} dish was added to your menu`,
        other: `${dishCount} dishes were added to your menu`,
      })
    : `${dishes(dishCount)} and ${categories(categoryCount)} were added to your menu`
export const addFailed = 'Your dishes could not be added. Please try again.'
export const needALook = (count: number) =>
  plural(count, { one: `${count} dish needs a look`, other: `${count} dishes need a look` })

const categories = (count: number) =>
  plural(count, { one: `${count} category`, other: `${count} categories` })
