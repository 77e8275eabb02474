import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsv } from '../../values/csv.ts'
import { type Allergen, allergens, type Diet, diets } from '../diets.ts'
import { defaultFlags, forEachFlag, noDetails } from '../item-fields.ts'
import { itemMarks } from '../item-marks.ts'
import type { MenuItem } from '../items.ts'
import { type ListedItem, MenuImport } from '../menu-import.ts'
import { columnTitles } from './columns.ts'
import { categoriesOfRows, MAX_CSV_ROWS, readMenuCsv } from './read-menu-csv.ts'
import { writeMenuCsv } from './write-menu-csv.ts'

const titles = Object.values(columnTitles)

const itemOf = (item: ListedItem, category: string): MenuItem => ({
  id: 'i1',
  categoryId: 'c1',
  category: { id: 'c1', name: category },
  description: null,
  imageUrl: null,
  ...defaultFlags,
  isSoldOutToday: false,
  soldOutUntil: null,
  ...noDetails,
  ...item,
  diets: item.diets ?? [],
  allergens: item.allergens ?? [],
  mark: item.mark ?? null,
  isVeg: item.mark === 'veg',
  price: item.price ?? 0,
  variations: item.variations ? JSON.stringify(item.variations) : null,
  translations: {},
  displayOrder: 1,
  createdAt: '2026-11-17T10:00:00.000Z',
  updatedAt: '2026-11-17T10:00:00.000Z',
})

/** What a list makes of an item: ids of variations are given anew. */
function expectedOf({ item, category }: Row) {
  const { variations, price, ...rest } = item
  const { isVeg: _, ...flags } = defaultFlags
  const kept = Object.entries({ ...flags, ...rest }).filter(
    ([, value]) => value != null && !(Array.isArray(value) && value.length === 0),
  )
  return {
    category,
    item: {
      ...Object.fromEntries(kept),
      ...(variations
        ? { variations: variations.map((each, n) => ({ ...withoutEmpty(each), id: `var_${n + 1}` })) }
        : { price }),
    },
  }
}

const withoutEmpty = ({ description, ...variation }: NonNullable<ListedItem['variations']>[number]) =>
  description ? { ...variation, description } : variation

type Row = { item: ListedItem; category: string }

const signs = fc.string({ unit: fc.constantFrom(...'aB1 ;,\\:=-()\'"@+.\n\tકિ'), maxLength: 12 })
const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 30 }), signs)
const amount = fc.integer({ min: 0, max: 999_999_999 }).map((paise) => paise / 100)
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const variation = fc.record(
  { id: fc.constant('x'), name: text, price: amount, description: text },
  { requiredKeys: ['id', 'name', 'price'] },
)
const { isVeg: _, ...anyFlags } = forEachFlag(() => fc.boolean())
const row: fc.Arbitrary<Row> = fc
  .record({
    category: fc.string({ unit: 'grapheme', minLength: 2, maxLength: 20 }),
    item: fc.record(
      {
        name: text,
        price: amount,
        description: orNull(text),
        nameEn: orNull(text),
        variations: orNull(fc.array(variation, { minLength: 1, maxLength: 4 })),
        originalPrice: orNull(amount),
        preparationTime: orNull(fc.constantFrom('10-15 min', '20', "'5'")),
        calories: orNull(fc.integer({ min: 0, max: 10_000 })),
        ingredients: fc.array(text, { maxLength: 4 }),
        ...anyFlags,
        mark: orNull(fc.constantFrom(...itemMarks)),
        diets: fc.subarray<Diet>([...diets]),
        allergens: fc.subarray<Allergen>([...allergens]),
      },
      { requiredKeys: ['name', 'price'] },
    ),
  })
  .map(({ category, item }) => MenuImport.safeParse({ categories: [{ name: category, items: [item] }] }))
  .filter(({ success }) => success)
  .map(({ data }) => {
    const [category] = data?.categories ?? []
    return { category: category?.name ?? '', item: category?.items[0] as ListedItem }
  })

test('whatever stands on a menu is the same after export and import', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
      const { rows: read, problem } = readMenuCsv(
        writeMenuCsv(rows.map(({ item, category }) => itemOf(item, category))),
      )
      expect(problem).toBeUndefined()
      expect(read.map(({ category, item, errors }) => ({ category, item, errors }))).toEqual(
        rows.map((each) => ({ ...expectedOf(each), errors: [] })),
      )
      const list = MenuImport.parse({ categories: categoriesOfRows(read) })
      expect(list.categories.flatMap(({ items }) => items)).toHaveLength(rows.length)
    }),
    { numRuns: 100 },
  )
})

test('a menu of 2,000 items in 40 categories is exported, imported and exported again without a difference', () => {
  const [sample = []] = fc.sample(fc.array(row, { minLength: 300, maxLength: 300 }), { numRuns: 1, seed: 7 })
  const items = Array.from({ length: MAX_CSV_ROWS }, (_, n) => ({
    ...itemOf(sample[n % sample.length]?.item as ListedItem, `Category ${Math.floor(n / 50)}`),
  }))
  const file = writeMenuCsv(items)
  const { rows } = readMenuCsv(file)
  expect(rows.flatMap(({ row, errors }) => errors.map((error) => ({ row, ...error })))).toEqual([])

  const { categories } = MenuImport.parse({ categories: categoriesOfRows(rows) })
  expect(categories.map(({ name, items }) => [name, items.length])).toEqual(
    Array.from({ length: 40 }, (_, n) => [`Category ${n}`, 50]),
  )
  const again = categories.flatMap(({ name, items }) => items.map((item) => itemOf(item, name)))
  expect(writeMenuCsv(again)).toBe(file)
})

test('the file has a title for each column, plain words for marks, and sizes with their prices', () => {
  const item = itemOf(
    {
      name: 'Misal',
      variations: [
        { id: 'a', name: 'Half', price: 60 },
        { id: 'b', name: 'Full', price: 110.5, description: 'for two' },
      ],
      mark: 'veg',
      spicy: true,
      ingredients: ['peas', 'onion'],
    },
    'Snacks',
  )
  expect(readCsv(writeMenuCsv([item]))).toEqual([
    titles,
    [
      ...['Snacks', 'Misal', '', '', '', 'Half 60; Full 110.5 (for two)'],
      ...['Yes', 'Yes', 'No', 'No', 'No', 'Yes', '', '', '', 'peas, onion', '', ''],
    ],
  ])
})

test('no cell of the file is a formula', () => {
  const name = '=HYPERLINK("x")'
  const file = writeMenuCsv([itemOf({ name, description: '+cmd|calc', nameEn: '@x', price: 5 }, '-2+3')])
  const cells = file.split('\r\n')[1]?.split(',') ?? []
  expect(cells.filter((cell) => /^"?[=+@-]/.test(cell))).toEqual([])
  expect(readMenuCsv(file).rows[0]).toMatchObject({
    category: '-2+3',
    item: { name, description: '+cmd|calc', nameEn: '@x' },
  })
})

const read = (...lines: string[]) => readMenuCsv(lines.join('\n'))

test('columns may stand in any order, be left out, or have titles of their own', () => {
  const { rows, ignored } = read('Rate;DISH;Shelf', '₹ 1,200;Thali;3', '60/-;Misal;4', '12,50;Chai;')
  expect(rows.map(({ item }) => item)).toEqual([
    { name: 'Thali', price: 1200 },
    { name: 'Misal', price: 60 },
    { name: 'Chai', price: 12.5 },
  ])
  expect(ignored).toEqual(['Shelf'])
})

test('a row without a category belongs to the one above it', () => {
  const { rows } = read('Category,Name,Price', ',Water,20', 'Tea,Chai,10', ',Kadak,15', 'tea,Green,20')
  expect(rows.map(({ category }) => category)).toEqual(['Menu', 'Tea', 'Tea', 'tea'])
  expect(categoriesOfRows(rows).map(({ name, items }) => [name, items.length])).toEqual([
    ['Menu', 1],
    ['Tea', 3],
  ])
})

test('every bad row is named with its number, its column and the reason', () => {
  const { rows } = read(
    'Category,Name,Price,Variations,Veg,Calories',
    'Tea,Chai,10,,yes,',
    '',
    'T,Kadak,ten,,maybe,many',
    'Tea,,10,,,',
    'Tea,Green,,,,',
    'Tea,Masala,,Half 10; Full,,',
    `Tea,${'x'.repeat(121)},10.123,,,-5`,
  )
  expect(
    rows.map(({ row, errors }) => [row, errors.map(({ column, message }) => `${column}: ${message}`)]),
  ).toEqual([
    [2, []],
    [
      4,
      [
        "Price: 'ten' is not a price",
        'Veg: Please write Yes, No or Egg',
        "Calories: 'many' is not a number",
        'Category: Name must be at least 2 characters',
      ],
    ],
    [5, ['Name: Item name is required']],
    [6, ['Price: Price is required']],
    [7, ['Variations: Each size needs a price, for example: Half 60; Full 110']],
    [
      8,
      [
        "Calories: '-5' is not a number",
        'Name: Name must be at most 120 characters',
        'Price: At most 2 decimals',
      ],
    ],
  ])
})

test('a file says Yes, No or Egg of an item, and an item of which it says nothing has no mark [DIET-01]', () => {
  const { rows } = read(
    'Name,Price,Veg',
    'Poha,20,yes',
    'Dabeli,25,Veg',
    'Kebab,90,No',
    'Tikka,90,non-veg',
    'Omelette,40,EGG',
    'Kosha,50,',
  )
  expect(rows.map(({ item }) => item.mark)).toEqual(['veg', 'veg', 'nonveg', 'nonveg', 'egg', undefined])

  const marks = ['veg', 'egg', 'nonveg', null] as const
  const file = writeMenuCsv(marks.map((mark) => itemOf({ name: 'Dish', price: 10, mark }, 'Menu')))
  const column = titles.indexOf('Veg')
  expect(readCsv(file).map((cells) => cells[column])).toEqual(['Veg', 'Yes', 'Egg', 'No', ''])
})

test('a file names the diets and allergens of an item, and one without those columns says nothing of them [DIET-02]', () => {
  const { rows } = read(
    'Name,Price,Diet,Allergens',
    'Poha,20,jain,"Peanut, MILK"',
    'Salad,90,"Vegan; Jain",tree-nuts',
    'Kosha,50,,',
  )
  expect(rows.map(({ item, errors }) => [item.diets, item.allergens, errors])).toEqual([
    [['jain'], ['peanut', 'milk'], []],
    [['vegan', 'jain'], ['treeNuts'], []],
    [undefined, undefined, []],
  ])
  expect(read('Name,Price', 'Chai,10').rows[0]?.item).toEqual({ name: 'Chai', price: 10 })

  const said = { name: 'Dish', price: 10, diets: [...diets], allergens: [...allergens] }
  const file = writeMenuCsv([itemOf(said, 'Menu')])
  expect(readCsv(file)[1]?.slice(-2)).toEqual([
    'Jain, Vegan',
    'Gluten, Milk, Egg, Fish, Crustaceans, Peanut, Tree nuts, Soy, Sesame, Mustard, Celery, Sulphites, Lupin, Molluscs',
  ])
  expect(readMenuCsv(file).rows[0]?.item).toMatchObject({ diets, allergens })
})

test('a diet or an allergen that is not known is an error of its row, and nothing of the cell is taken [DIET-02]', () => {
  const { rows } = read('Name,Price,Diets,Allergens', 'Poha,20,Keto,"Milk, pollen"')
  expect(rows[0]?.errors).toEqual([
    { column: 'Diets', message: 'Please use these names, separated by commas: Jain, Vegan' },
    {
      column: 'Allergens',
      message: expect.stringMatching(
        /^Please use these names, separated by commas: Gluten, Milk, .*Molluscs$/,
      ),
    },
  ])
  expect(rows[0]?.item).toEqual({ name: 'Poha', price: 20 })
})

test.each([
  [
    'Half 60; Full 110',
    [
      ['Half', 60],
      ['Full', 110],
    ],
  ],
  [
    'Half:60;Full = 110',
    [
      ['Half', 60],
      ['Full', 110],
    ],
  ],
  [
    'Half - ₹60; Full - 110/-',
    [
      ['Half', 60],
      ['Full', 110],
    ],
  ],
  [
    '2 pcs 30; 6 pcs 80;',
    [
      ['2 pcs', 30],
      ['6 pcs', 80],
    ],
  ],
  ['हाफ ६०', [['हाफ', 60]]],
])('%j is read as sizes with prices', (cell, sizes) => {
  const [row] = read('Name,Variations', `Misal,${cell}`).rows
  expect(row?.errors).toEqual([])
  expect(row?.item.variations?.map(({ name, price }) => [name, price])).toEqual(sizes)
})

test('a file without titles, without rows or with too many is refused as a whole', () => {
  expect(read('Chai,10', 'Kadak,15').problem).toBe(
    'The first row must name the columns, at least Name and Price',
  )
  expect(read('').problem).toBe('The first row must name the columns, at least Name and Price')
  expect(read('Name,Price', ' , ').problem).toBe('The file has no rows below the titles')

  const lines = Array.from({ length: MAX_CSV_ROWS + 1 }, (_, n) => `Dish ${n},10`)
  expect(read('Name,Price', ...lines)).toEqual({
    rows: [],
    ignored: [],
    problem: 'The file has 2,001 rows; at most 2,000 can be added at once',
  })
  expect(read('Name,Price', ...lines.slice(1)).rows).toHaveLength(MAX_CSV_ROWS)
})
