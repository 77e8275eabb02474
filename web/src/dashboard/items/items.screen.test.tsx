import { categoriesApi } from '@thela/contract/menus/categories'
import { itemsApi } from '@thela/contract/menus/items'
import { paginate } from '@thela/contract/values/paging'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerMenu } from '../../testing/answer-menu.ts'
import { advance, stopClock, typeAtOnce } from '../../testing/clock.ts'
import { answer, disconnect, hold, refuse, requestsTo } from '../../testing/contract-server.ts'
import { aCategory, anItem } from '../../testing/samples.ts'
import { showScreen, signInVendor } from '../../testing/show-screen.tsx'
import { toastTexts } from '../../testing/toasts.ts'

const PATH = '/dashboard/items'
const form = page.getByRole('dialog', { name: /(Add|Edit) Menu Item/ })
const newCategory = page.getByRole('dialog', { name: 'Create New Category' })
const search = page.getByPlaceholder('Search items...')
const filter = page.getByRole('combobox', { name: 'Category', exact: true })
const names = () =>
  page
    .getByRole('heading', { level: 4 })
    .elements()
    .map((heading) => heading.textContent)
const searches = () => requestsTo(itemsApi.list).flatMap(({ query }) => query.search ?? [])
const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
const chosenCategory = () =>
  (form.getByLabelText('Category').element() as HTMLSelectElement).selectedOptions[0]?.textContent

const samosa = anItem('Samosa')
const kachori = anItem('Kachori')

beforeEach(() => signInVendor())

describe('a vendor who opens the items', () => {
  test('finds the screen with its heading and the number of items [RTE-16] [ITEM-01] [ITEM-05]', async () => {
    answerMenu({ items: [samosa, kachori] })
    await showScreen(PATH)

    await expect.poll(() => document.title).toBe('Menu Items | Thela')
    await expect
      .element(page.getByRole('heading', { name: 'Menu Items', exact: true, level: 1 }))
      .toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Your Menu Items (2)' })).toBeVisible()
  })

  test('finds a search box and a filter that begins with all categories [ITEM-02] [ITEM-04]', async () => {
    answerMenu({ categories: [aCategory('Snacks'), aCategory('Drinks')], items: [samosa] })
    await showScreen(PATH)

    await expect.element(search).toBeVisible()
    await expect
      .poll(() =>
        filter
          .getByRole('option')
          .elements()
          .map((option) => option.textContent),
      )
      .toEqual(['All Categories', 'Snacks', 'Drinks'])
    await expect.element(filter).toHaveDisplayValue('All Categories')
  })

  test('opens the form for a new item and for an old one [ITEM-06] [ITEM-08]', async () => {
    answerMenu({ items: [samosa] })
    await showScreen(PATH)

    await press('Add Item')
    await expect.element(form).toHaveAccessibleName('Add Menu Item')
    await form.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(form).not.toBeInTheDocument()
    await press('Samosa')
    await expect.element(form).toHaveAccessibleName('Edit Menu Item')
  })

  test('who has none is shown how to begin [ITEM-06] [ITEM-07]', async () => {
    answerMenu({})
    await showScreen(PATH)

    await expect.element(page.getByRole('heading', { name: 'No menu items yet' })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Your Menu Items (0)' })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Add many dishes' }))
      .toHaveAttribute('href', '/dashboard/items/add-dishes')
    await page.getByRole('button', { name: 'Add Item' }).last().click()
    await expect.element(form).toHaveAccessibleName('Add Menu Item')
  })

  test('finds them also on a phone whose browser cannot join signals', async () => {
    const { any } = AbortSignal
    Reflect.deleteProperty(AbortSignal, 'any')
    onTestFinished(() => void Object.assign(AbortSignal, { any }))
    answerMenu({ items: [samosa] })
    await showScreen(PATH)

    await expect.poll(names).toEqual(['Samosa'])
  })

  test('sees placeholders while the list is loading', async () => {
    answerMenu({ items: [samosa] })
    const list = hold(itemsApi.list)
    await showScreen(PATH)
    await expect.element(page.getByRole('status', { name: 'Loading menu items' })).toBeVisible()

    list.release()
    await expect.poll(names).toEqual(['Samosa'])
  })

  test('can try again when the list does not come', async () => {
    answerMenu({})
    disconnect(itemsApi.list)
    await showScreen(PATH)
    await expect.element(page.getByText('We could not load your menu items.')).toBeVisible()
    expect(toastTexts()).toEqual([])

    answerMenu({})
    await press('Retry')
    await expect.element(page.getByText('No menu items yet')).toBeVisible()
  })

  test('by the link of the first page finds the form open', async () => {
    answerMenu({})
    await showScreen(`${PATH}?add=1`)

    await expect.element(form).toHaveAccessibleName('Add Menu Item')
  })
})

describe('a vendor who looks for an item', () => {
  test('is not searched for before a pause of 300 ms [ITEM-03] [CONST-16]', async () => {
    answerMenu({ items: [samosa, kachori] })
    await showScreen(PATH)
    await expect.poll(names).toEqual(['Samosa', 'Kachori'])
    stopClock()

    typeAtOnce(search, 'sa')
    await advance(299)
    typeAtOnce(search, 'sam')
    await advance(299)
    expect(searches()).toEqual([])
    await advance(1)
    await expect.poll(searches).toEqual(['sam'])
    await expect.element(page.getByText('Your Menu Items (1)')).toBeVisible()
  })

  test('keeps search and category in the address, and can show all again', async () => {
    answerMenu({
      categories: [aCategory('Snacks'), aCategory('Drinks')],
      items: [samosa, kachori, anItem('Kachori Chai', { categoryId: 'drinks' })],
    })
    const { router } = await showScreen(PATH)
    await search.fill('kach')
    await filter.selectOptions('Snacks')

    await expect.poll(names).toEqual(['Kachori'])
    expect(router.state.location.search).toEqual({ search: 'kach', categoryId: 'snacks' })
    expect(requestsTo(itemsApi.list).at(-1)?.query).toMatchObject({ search: 'kach', categoryId: 'snacks' })
    await search.fill('vada')
    await press('Show all items')
    await expect.poll(names).toEqual(['Samosa', 'Kachori', 'Kachori Chai'])
    expect(router.state.location.search).toEqual({})
  })

  test('finds search and category as the address says', async () => {
    answerMenu({ items: [samosa, kachori] })
    await showScreen(`${PATH}?search=kach&categoryId=snacks`)

    await expect.element(search).toHaveValue('kach')
    await expect.element(filter).toHaveDisplayValue('Snacks')
    await expect.poll(names).toEqual(['Kachori'])
  })
})

describe('a vendor without categories', () => {
  const noCategories = page.getByRole('dialog', { name: 'No Categories Found' })

  const addItem = async () => {
    answerMenu({ categories: [] })
    const { router } = await showScreen(PATH)
    await press('Add Item')
    await expect.element(noCategories).toBeVisible()
    return router
  }

  test('is told so and can cancel [ITEM-09] [ITEM-12]', async () => {
    const router = await addItem()
    await noCategories.getByRole('button', { name: 'Cancel' }).click()

    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(router.state.location.href).toBe(PATH)
  })

  test('can go to the categories [ITEM-11]', async () => {
    const router = await addItem()
    await noCategories.getByRole('link', { name: 'Go to Categories' }).click()

    await expect.element(page.getByRole('heading', { name: 'No categories yet' })).toBeVisible()
    expect(router.state.location.href).toBe('/dashboard/categories')
  })

  test('creates one there, which needs a name [ITEM-10] [ITEM-15]', async () => {
    await addItem()
    await noCategories.getByRole('button', { name: 'Create Category' }).click()
    await newCategory.getByRole('button', { name: 'Create Category' }).click()

    await expect
      .element(newCategory.getByLabelText('Name'))
      .toHaveAccessibleDescription('Category name is required')
    expect(requestsTo(categoriesApi.create)).toEqual([])
  })

  test('finds the category chosen in the form that opens then [ITEM-14]', async () => {
    await addItem()
    await noCategories.getByRole('button', { name: 'Create Category' }).click()
    await newCategory.getByLabelText('Name').fill('Drinks')
    await newCategory.getByRole('button', { name: 'Create Category' }).click()

    await expect.element(form).toHaveAccessibleName('Add Menu Item')
    await expect.poll(chosenCategory).toBe('Drinks')
  })
})

describe('a vendor who needs another category on the way', () => {
  beforeEach(async () => {
    answerMenu({})
    await showScreen(`${PATH}?add=1`)
    await form.getByLabelText('Item name').fill('Masala Chai')
  })

  test('loses nothing of what was typed [ITEM-13] [ITEM-14]', async () => {
    await form.getByRole('button', { name: 'Other size' }).click()
    await form.getByLabelText('Variation name').fill('Cutting')
    await form.getByRole('button', { name: 'New category' }).click()
    await expect.element(newCategory).toBeVisible()
    await expect.element(form).not.toBeInTheDocument()
    await newCategory.getByLabelText('Name').fill('Drinks')
    await newCategory.getByRole('button', { name: 'Create Category' }).click()

    await expect.element(form).toBeVisible()
    await expect.poll(chosenCategory).toBe('Drinks')
    await expect.element(form.getByLabelText('Item name')).toHaveValue('Masala Chai')
    await expect.element(form.getByLabelText('Variation name')).toHaveValue('Cutting')
  })

  test('reads that the name is taken [ITEM-16]', async () => {
    const message = 'A category with this name already exists. Please choose a different name.'
    refuse(categoriesApi.create, 409, { message, error: 'category_name_taken' })
    await form.getByRole('button', { name: 'New category' }).click()
    await newCategory.getByLabelText('Name').fill('snacks')
    await newCategory.getByRole('button', { name: 'Create Category' }).click()

    await expect.poll(toastTexts).toEqual([message])
    await expect.element(newCategory.getByLabelText('Name')).toHaveAccessibleDescription(message)
    await expect.element(newCategory.getByLabelText('Name')).toHaveValue('snacks')
  })
})

test('a vendor with 2,000 items gets them all in pages and scrolls them without waiting', async () => {
  const menu = answerMenu({ items: Array.from({ length: 2000 }, (_, index) => anItem(`Dish ${index + 1}`)) })
  answer(itemsApi.list, ({ query }) => {
    const asked = { page: Number(query.page), limit: Number(query.limit) }
    const items = menu.items.slice((asked.page - 1) * asked.limit, asked.page * asked.limit)
    return { items, pagination: paginate(asked, menu.items.length) }
  })
  await showScreen(PATH)

  await expect.element(page.getByText('Your Menu Items (2000)')).toBeVisible()
  // A set, because React mounts everything twice in development.
  const pages = new Set(requestsTo(itemsApi.list).map(({ query }) => `${query.page} of ${query.limit}`))
  expect([...pages].sort()).toEqual(['1 of 500', '2 of 500', '3 of 500', '4 of 500'])
  expect(page.getByRole('listitem').elements().length).toBeLessThan(60)
  const last = page.getByRole('switch', { name: 'Available: Dish 2000', exact: true })
  await expect
    .poll(() => {
      window.scrollTo(0, document.body.scrollHeight)
      return last.query()
    })
    .not.toBeNull()
  await last.click()
  await expect.element(last).not.toBeChecked()
})

describe('a vendor with a small phone', () => {
  beforeEach(() => page.viewport(360, 740))
  afterEach(() => page.viewport(1280, 800))

  test('never scrolls sideways', async () => {
    answerMenu({
      items: [
        anItem('Extraordinarily-long-name-of-a-dish-without-a-single-space-in-it', { price: 9999999.99 }),
      ],
    })
    await showScreen(PATH)
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    await expect.element(page.getByText('Your Menu Items (1)')).toBeVisible()
    expect(window.innerWidth).toBe(360)
    expect(overflow()).toBe(0)

    await press('Add Item')
    await form.getByRole('button', { name: '250 g' }).click()
    await form.getByText('More', { exact: true }).click()
    await expect.element(form.getByLabelText('Calories')).toBeVisible()
    expect(overflow()).toBe(0)
  })
})
