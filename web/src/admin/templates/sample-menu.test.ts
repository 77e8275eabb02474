import { itemFlagNames } from '@thela/contract/menus/item-fields'
import { expect, test } from 'vitest'
import { sampleMenu } from './sample-menu.ts'

const dishes = sampleMenu.categories.flatMap(({ menuItems }) => menuItems)

test.each(itemFlagNames)('an administrator sees what a design does with a dish that is %s', (flag) => {
  expect(new Set(dishes.map((dish) => dish[flag]))).toEqual(new Set([true, false]))
})
