import { itemFlagNames } from '@thela/contract/menus/item-fields'
import { expect, test } from 'vitest'
import { sampleMenu } from './sample-menu.ts'

const items = sampleMenu.categories.flatMap(({ menuItems }) => menuItems)

test.each(itemFlagNames)('the sample menu has items with and without %s', (flag) => {
  expect(new Set(items.map((item) => item[flag]))).toEqual(new Set([true, false]))
})
