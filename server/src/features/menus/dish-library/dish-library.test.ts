import { LibraryDish, StallKind } from '@thela/contract/menus/dish-library'
import { foldText } from '@thela/contract/values/fold-text'
import { expect, test } from 'vitest'
import { searchDishes, stallKinds } from './dish-library.ts'

const dishes = stallKinds.flatMap(({ id: kind, dishes }) => dishes.map((dish) => ({ kind, ...dish })))
const labels = stallKinds.flatMap(({ name, categories }) => [name, ...categories.map((each) => each.name)])

const doubles = (values: string[]) => values.filter((value, n) => values.indexOf(value) !== n)

test('the library has at least 500 dishes in at least 20 kinds of stall [QUICK-02]', () => {
  expect(stallKinds.length).toBeGreaterThanOrEqual(20)
  expect(dishes.length).toBeGreaterThanOrEqual(500)
  expect(stallKinds.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      ...['chaat', 'south-indian', 'tea-coffee', 'juices-shakes', 'thali', 'biryani-rice', 'chinese'],
      ...['eggs', 'sweets', 'bakery', 'ice-cream', 'paan'],
    ]),
  )
  for (const { id, dishes } of stallKinds) expect([id, dishes.length > 20]).toEqual([id, true])
})

test('no dish is there twice, not even in another kind or spelling [QUICK-02]', () => {
  expect(doubles(stallKinds.map(({ id }) => id))).toEqual([])
  expect(doubles(dishes.map(({ id }) => id))).toEqual([])
  for (const language of ['en', 'hi', 'gu'] as const) {
    const names = dishes.map(({ name }) => name[language].toLowerCase().replaceAll(/[\s-]/g, ''))
    expect([language, doubles(names)]).toEqual([language, []])
  }
})

test('no other spelling is the name of another dish', () => {
  const owners = new Map(
    dishes.flatMap(({ id, name }) => Object.values(name).map((text) => [text.toLowerCase(), id])),
  )
  const wrong = dishes.flatMap(({ id, spellings }) =>
    spellings.filter((text) => (owners.get(text.toLowerCase()) ?? id) !== id),
  )
  expect(wrong).toEqual([])
})

test('every category of a kind has dishes, and every dish a category', () => {
  for (const { id, categories, dishes: own } of stallKinds) {
    const used = new Set(own.map(({ category }) => category))
    expect([id, [...used].toSorted()]).toEqual([id, categories.map((each) => each.id).toSorted()])
  }
})

test('a dish or a kind that lacks any of its fields, or one of its three names, is refused [QUICK-02]', () => {
  const [kind] = stallKinds
  const [dish] = kind?.dishes ?? []
  if (!kind || !dish) throw new Error('the library is empty')
  const without = <T extends object>(thing: T, key: string) =>
    Object.fromEntries(Object.entries(thing).filter(([name]) => name !== key))

  for (const key of Object.keys(StallKind.shape))
    expect([key, StallKind.safeParse(without(kind, key)).success]).toEqual([key, false])
  for (const key of Object.keys(LibraryDish.shape))
    expect([key, LibraryDish.safeParse(without(dish, key)).success]).toEqual([key, false])
  for (const language of ['en', 'hi', 'gu'])
    for (const part of ['name', 'description'] as const) {
      const short = { ...dish, [part]: without(dish[part], language) }
      expect(LibraryDish.safeParse(short).success).toBe(false)
    }
  expect(Object.keys(LibraryDish.shape).toSorted()).toEqual(Object.keys(dish).toSorted())
})

test('no field is an empty promise: marks, Jain, spicy, sizes and spellings are used across the library [QUICK-02]', () => {
  expect([...new Set(dishes.map(({ mark }) => mark))].toSorted()).toEqual(['egg', 'nonveg', 'veg'])
  for (const isUsed of [
    (dish: LibraryDish) => dish.isJainPossible,
    (dish: LibraryDish) => dish.isSpicy,
    (dish: LibraryDish) => dish.sizes.length > 1,
    (dish: LibraryDish) => dish.spellings.length > 0,
  ])
    expect(dishes.filter(isUsed).length).toBeGreaterThan(50)
})

test('every text is in the script of its language [QUICK-02]', () => {
  const scripts = {
    en: /^[\p{Script=Latin}\d\s,&'()+/-]+$/u,
    hi: /^[\p{Script=Devanagari}\d\s,&'()+/-]+$/u,
    gu: /^[\p{Script=Gujarati}\d\s,&'()+/-]+$/u,
  }
  const texts = [...labels, ...dishes.flatMap(({ name, description }) => [name, description])]
  const wrong = texts.flatMap((text) =>
    (['en', 'hi', 'gu'] as const)
      .filter((language) => !scripts[language].test(text[language]))
      .map((language) => text[language]),
  )
  expect(wrong).toEqual([])
})

test('a dish with meat or egg is never Jain', () => {
  expect(dishes.filter(({ mark, isJainPossible }) => mark !== 'veg' && isJainPossible)).toEqual([])
})

test('no dish knows a price or praises itself [QUICK-02]', () => {
  const wrong = dishes.filter(({ description }) =>
    /₹|\brs\b|delicious|famous|best|yummy|tasty|\.$/i.test(description.en),
  )
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('a dish is found by each of its names and spellings', () => {
  const missed = dishes.flatMap(({ id, name, spellings }) =>
    [...Object.values(name), ...spellings].filter(
      (text) =>
        foldText(text) !== '' && !searchDishes(text, dishes.length).some(({ dish }) => dish.id === id),
    ),
  )
  expect(missed).toEqual([])
})

test('the dish of that very name comes first, and nothing finds nothing', () => {
  expect(searchDishes('पानी पूरी')[0]?.dish.id).toBe('pani-puri')
  expect(searchDishes('golgappa')[0]?.dish.id).toBe('pani-puri')
  expect(searchDishes('  ')).toEqual([])
  expect(searchDishes('sushi burrito')).toEqual([])
  expect(searchDishes('a', 3).length).toBeLessThanOrEqual(3)
})
