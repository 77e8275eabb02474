import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as gu from '../../../../../words/gu/dashboard/add-dishes/sizes.ts'
import * as hi from '../../../../../words/hi/dashboard/add-dishes/sizes.ts'

const kinds = join(import.meta.dirname, '../../../../../server/src/features/menus/dish-library/kinds')
const sizes = readdirSync(kinds).flatMap((file) => {
  const { dishes }: { dishes: { sizes: string[] }[] } = JSON.parse(readFileSync(join(kinds, file), 'utf8'))
  return dishes.flatMap((dish) => dish.sizes)
})

test.each([
  ['Hindi', hi],
  ['Gujarati', gu],
])('every size of the dish library has a name in %s', (_, { sizeName }) => {
  const unnamed = [...new Set(sizes)].filter((size) => /[a-z]/i.test(sizeName(size)))

  expect(sizes).toContain('Half')
  expect(unnamed).toEqual([])
})
