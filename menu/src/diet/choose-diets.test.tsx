import * as english from '@thela/words/menu-diet'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { makeView } from '../app/view-model.ts'
import { pageOf, sampleItem } from '../testing/sample-page.ts'
import { chooseDiets, type Ticked, toggle } from './choose-diets.tsx'
import { speakDiets } from './diet-words.ts'

const items = makeView(
  pageOf(
    sampleItem({ name: 'Jain poha', diets: ['jain'], allergens: ['peanut'] }),
    sampleItem({ name: 'Jain salad', diets: ['jain', 'vegan'] }),
    sampleItem({ name: 'Lassi', allergens: ['milk'] }),
    sampleItem({ name: 'Egg roll', mark: 'egg', isVeg: false, allergens: ['gluten'] }),
    sampleItem({ name: 'Omelette', mark: 'egg', isVeg: false }),
    sampleItem({ name: 'Rice' }),
  ),
  { siteName: 'Thela', preparationTime: '' },
).categories.flatMap((category) => category.items)

const choose = (names: [...Parameters<typeof toggle>[1][]], showsUnmarked = false) =>
  chooseDiets(names.reduce(toggle, { names: new Set(), showsUnmarked } as Ticked))
const shown = (...given: Parameters<typeof choose>) =>
  items.filter((item) => choose(...given)?.allows(item)).map(({ name }) => name)

beforeAll(() => speakDiets('en'))

test('a diet shows only dishes that are marked with it, and two show those with both [DIET-02]', () => {
  expect(shown(['jain'])).toEqual(['Jain poha', 'Jain salad'])
  expect(shown(['jain', 'vegan'])).toEqual(['Jain salad'])
})

test('an allergen hides what contains it, and what is not known to be free of it [DIET-02]', () => {
  expect(shown(['milk'])).toEqual(['Jain poha', 'Egg roll'])
  expect(shown(['milk', 'peanut'])).toEqual(['Egg roll'])
  expect(shown(['lupin'])).toEqual(['Jain poha', 'Lassi', 'Egg roll'])
})

test('dishes without allergen marks show when they are asked for [DIET-02]', () => {
  expect(shown(['milk'], true)).toEqual(['Jain poha', 'Jain salad', 'Egg roll', 'Omelette', 'Rice'])
})

test('what the stall has marked as egg contains egg [DIET-02]', () => {
  expect(shown(['egg'])).toEqual(['Jain poha', 'Lassi'])
  expect(shown(['egg'], true)).toEqual(['Jain poha', 'Jain salad', 'Lassi', 'Rice'])
})

test('the line above the dishes says whose words the marks are, and what is not known [DIET-02]', () => {
  const noteOf = (...given: Parameters<typeof choose>) => renderToString(choose(...given)?.note)
  expect(noteOf(['jain'])).toContain(english.ownWords)
  expect(noteOf(['jain'])).not.toContain(english.unmarkedHidden)
  expect(noteOf(['milk'])).toContain(english.unmarkedHidden)
  expect(noteOf(['milk'], true)).toContain(english.unmarkedShown)
})

test('a second tick takes it back, and nothing ticked is no choice [DIET-02]', () => {
  expect(choose(['milk', 'milk'])).toBeNull()
  expect(choose([])).toBeNull()
})
