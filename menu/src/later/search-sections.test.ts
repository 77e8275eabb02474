import { expect, test } from 'vitest'
import { makeView } from '../app/view-model.ts'
import { pageOf, sampleItem, samplePage } from '../testing/sample-page.ts'
import { searchSections } from './search-sections.ts'

const options = { siteName: 'Thela', preparationTime: '5-10 min' }
const page = samplePage(0)
const category = (name: string, ...menuItems: Parameters<typeof sampleItem>[0][]) => ({
  id: name,
  name,
  description: null,
  menuItems: menuItems.map(sampleItem),
})

const { categories } = makeView(
  {
    ...page,
    categories: [
      category(
        'Chaat',
        { name: 'Dahi Puri', description: 'With crushed samosa' },
        { name: 'Samosa', description: 'Two pieces' },
      ),
      category('Mains', { name: 'Paneer Tikka (dry)' }, { name: 'पनीर टिक्का', nameEn: 'Paneer Wrap' }),
      category('Drinks', { name: 'Samosa Combo', description: null }, { name: 'Chai' }),
    ],
  },
  options,
)

const sections = categories.map((category) => ({ category, items: category.items }))

const search = (text: string) =>
  searchSections(sections, text).map(({ category, items }) => [
    category.name,
    ...items.map(({ name }) => name),
  ])

const names = (text: string) => search(text).flatMap(([, ...items]) => items)

test('names come before descriptions, within a category and among categories', () => {
  expect(search('samosa')).toEqual([
    ['Chaat', 'Samosa', 'Dahi Puri'],
    ['Drinks', 'Samosa Combo'],
  ])
  expect(search('pieces')).toEqual([['Chaat', 'Samosa']])
})

test.each([
  ['wrong', 'somosa'],
  ['missing', 'samsa'],
  ['wrong at the start', 'zamosa'],
  ['too many', 'sammosa'],
  ['too many at the end', 'samosaa'],
  ['swapped', 'smaosa'],
])('one letter may be %s', (_how, text) => {
  expect(names(text)).toEqual(['Samosa', 'Samosa Combo'])
})

test('a later word, several words and an English name are found with a wrong letter too', () => {
  expect(names('combi')).toEqual(['Samosa Combo'])
  expect(names('paner tikka')).toEqual(['Paneer Tikka (dry)', 'पनीर टिक्का'])
  expect(names('paneer  wrep')).toEqual(['पनीर टिक्का'])
  expect(names('टाक्का')).toEqual(['पनीर टिक्का'])
})

test('what is written right is not mixed with what is similar', () => {
  expect(names('puri')).toEqual(['Dahi Puri'])
  expect(names('chai')).toEqual(['Chai'])
})

test('two wrong sounds, and one among fewer than four, find nothing', () => {
  expect(names('zimozo')).toEqual([])
  expect(names('cha')).toEqual(['Chai'])
  expect(names('cho')).toEqual([])
  expect(names('zzzz')).toEqual([])
})

test.each([[['pani puri', 'panipuri', 'पानी पूरी', 'પાણીપુરી']], [['dosa', 'dosai', 'दोसा']]])(
  '%j find each other [LANG-09]',
  (spellings) => {
    const items = spellings.map((name) => sampleItem({ id: name, name }))
    const menu = makeView(pageOf(...items, sampleItem({ name: 'Chai' })), options).categories
    const found = (text: string) =>
      searchSections(
        menu.map((category) => ({ category, items: category.items })),
        text,
      ).flatMap(({ items }) => items.map(({ name }) => name))

    for (const typed of spellings) expect(found(typed).toSorted(), typed).toEqual(spellings.toSorted())
  },
)

test('a dish is found in whichever script its name is typed [LANG-09]', () => {
  expect(names('पनीर')).toEqual(['पनीर टिक्का', 'Paneer Tikka (dry)'])
  expect(names('પનીર ટિક્કા')).toEqual(['Paneer Tikka (dry)', 'पनीर टिक्का'])
  expect(names('paneer')).toEqual(['Paneer Tikka (dry)', 'पनीर टिक्का'])
  expect(names('पूरी')).toEqual(['Dahi Puri'])
  expect(names('चाय')).toEqual(['Chai'])
  expect(names('समोसा')).toEqual(['Samosa', 'Samosa Combo'])
  expect(names('டோசை')).toEqual([])
})
