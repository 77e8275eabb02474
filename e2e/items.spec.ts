import type { APIRequestContext, Page, Request } from '@playwright/test'
import { test as everyday, expect } from './fixtures.ts'
import { escapeFrom, expectPickedUp } from './hands.ts'
import { hold } from './route-handlers.ts'
import { toasts } from './toasts.ts'
import { menuOf } from './vendor-menu.ts'

const form = (page: Page) => page.getByRole('dialog', { name: /(Add|Edit) Menu Item/ })
const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name, exact: true }) })
const names = (page: Page) => page.getByRole('heading', { level: 4 })
const isWrite = (method: string, path: RegExp) => (request: Request) =>
  request.method() === method && path.test(new URL(request.url()).pathname)

const isItems = (url: string) => new URL(url).pathname === '/api/items'

type Dish = { name: string; price?: number; [field: string]: unknown }
type Arrange = {
  newVendor: () => Promise<{ token: string; user: object }>
  signIn: (page: Page, session: { token: string; user: object }) => Promise<void>
  request: APIRequestContext
}

/** A vendor with one category and these dishes in it, looking at the items. */
async function arrange(page: Page, { newVendor, signIn, request }: Arrange, dishes: Dish[] = []) {
  const vendor = await newVendor()
  const menu = menuOf(request, vendor)
  const snacks = await menu.addCategory('Snacks')
  const items = []
  for (const dish of dishes) items.push(await menu.addItem({ categoryId: snacks.id, price: 20, ...dish }))

  await signIn(page, vendor)
  await page.goto('/dashboard/items')
  await expect(page.getByText(`Your Menu Items (${dishes.length})`)).toBeVisible()
  return { vendor, menu, snacks, items }
}

const test = everyday.extend<{ openItems: (dishes?: Dish[]) => ReturnType<typeof arrange> }>({
  openItems: ({ page, newVendor, signIn, request }, use) =>
    use((dishes) => arrange(page, { newVendor, signIn, request }, dishes)),
})

async function openForm(page: Page) {
  await page.getByRole('button', { name: 'Add Item' }).first().click()
  await expect(form(page)).toBeVisible()
}

test.describe('a vendor who opens the items', () => {
  test('finds heading, search, filter and count [RTE-16] [ITEM-01] [ITEM-02] [ITEM-04] [ITEM-05] [ITEM-06]', async ({
    page,
    openItems,
  }) => {
    await openItems([{ name: 'Samosa' }, { name: 'Kachori' }])

    await expect(page).toHaveTitle('Menu Items | Thela')
    await expect(page.getByRole('heading', { name: 'Menu Items', exact: true, level: 1 })).toBeVisible()
    await expect(page.getByPlaceholder('Search items...')).toBeVisible()
    await expect(page.getByLabel('Category').getByRole('option').first()).toHaveText('All Categories')
    await expect(page.getByRole('heading', { name: 'Your Menu Items (2)' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add Item' })).toBeVisible()
  })

  test('finds them also on a phone whose browser cannot join signals', async ({ page, openItems }) => {
    await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'))
    await openItems([{ name: 'Samosa' }])

    await expect(names(page)).toHaveText(['Samosa'])
  })

  test('who has none is shown how to begin [ITEM-06] [ITEM-07] [ITEM-08]', async ({ page, openItems }) => {
    await openItems()

    await expect(page.getByRole('heading', { name: 'No menu items yet' })).toBeVisible()
    await openForm(page)
    await expect(page.getByRole('dialog', { name: 'Add Menu Item' })).toBeVisible()
  })

  test('can try again when the list does not come', async ({ page, newVendor, signIn }) => {
    await page.route('**/api/items?*', (route) => route.abort())
    await signIn(page, await newVendor())
    await page.goto('/dashboard/items')

    await expect(page.getByText('We could not load your menu items.')).toBeVisible()
    await expect(toasts(page)).toHaveCount(0)
    await page.unroute('**/api/items?*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('No menu items yet')).toBeVisible()
  })

  test('by the link of the first page finds the form open', async ({ page, openItems }) => {
    await openItems()
    await page.goto('/dashboard/items?add=1')

    await expect(form(page)).toBeVisible()
  })
})

test.describe('a vendor who looks for an item', () => {
  test('is not searched for before a pause of 300 ms [ITEM-03] [CONST-16]', async ({ page, openItems }) => {
    await page.clock.install()
    await openItems([{ name: 'Samosa' }, { name: 'Kachori' }])
    const searches: string[] = []
    page.on('request', (sent) => searches.push(new URL(sent.url()).searchParams.get('search') ?? ''))
    await page.clock.pauseAt(Date.now() + 60_000)

    await page.getByPlaceholder('Search items...').fill('sam')
    await page.clock.runFor(299)
    expect(searches.filter(Boolean)).toEqual([])
    await page.clock.runFor(1)
    await expect.poll(() => searches.filter(Boolean)).toEqual(['sam'])
    await page.clock.resume()
    await expect(page.getByText('Your Menu Items (1)')).toBeVisible()
  })

  test('keeps search and category in the address, and can show all again', async ({ page, openItems }) => {
    const { snacks } = await openItems([{ name: 'Samosa' }, { name: 'Kachori' }])
    await page.getByPlaceholder('Search items...').fill('kach')
    await page.getByLabel('Category').selectOption('Snacks')

    await expect(page).toHaveURL(/search=kach/)
    await expect(page).toHaveURL(new RegExp(`categoryId=${snacks.id}`))
    await expect(names(page)).toHaveText(['Kachori'])
    await page.reload()
    await expect(page.getByPlaceholder('Search items...')).toHaveValue('kach')
    await page.getByPlaceholder('Search items...').fill('vada')
    await page.getByRole('button', { name: 'Show all items' }).click()
    await expect(names(page)).toHaveText(['Samosa', 'Kachori'])
  })
})

test.describe('a vendor without categories', () => {
  test.beforeEach(async ({ page, newVendor, signIn }) => {
    await signIn(page, await newVendor())
    await page.goto('/dashboard/items')
    await page.getByRole('button', { name: 'Add Item' }).first().click()
    await expect(page.getByRole('dialog', { name: 'No Categories Found' })).toBeVisible()
  })

  test('can cancel [ITEM-09] [ITEM-12]', async ({ page }) => {
    await page.getByRole('button', { name: 'Cancel' }).click()

    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/dashboard/items')
  })

  test('can go to the categories [ITEM-11]', async ({ page }) => {
    await page.getByRole('link', { name: 'Go to Categories' }).click()

    await expect(page).toHaveURL('/dashboard/categories')
  })

  test('makes one and finds it chosen in the form [ITEM-10] [ITEM-13] [ITEM-14] [ITEM-15]', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Create Category' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create New Category' })
    await dialog.getByRole('button', { name: 'Create Category' }).click()
    await expect(dialog.getByText('Category name is required')).toBeVisible()

    await dialog.getByLabel('Name').fill('Drinks')
    await dialog.getByRole('button', { name: 'Create Category' }).click()
    await expect(form(page).getByLabel('Category').locator('option:checked')).toHaveText('Drinks')
  })
})

test.describe('a vendor who needs another category on the way', () => {
  test('loses nothing of what was typed [ITEM-13] [ITEM-14]', async ({ page, openItems }) => {
    await openItems()
    await openForm(page)
    await form(page).getByLabel('Item name').fill('Masala Chai')
    await form(page).getByLabel('This item has variations').check()
    await form(page).getByLabel('Variation name').fill('Cutting')
    await form(page).getByRole('button', { name: 'New category' }).click()

    const dialog = page.getByRole('dialog', { name: 'Create New Category' })
    await expect(form(page)).toBeHidden()
    await dialog.getByLabel('Name').fill('Drinks')
    await dialog.getByRole('button', { name: 'Create Category' }).click()

    await expect(form(page).getByLabel('Category').locator('option:checked')).toHaveText('Drinks')
    await expect(form(page).getByLabel('Item name')).toHaveValue('Masala Chai')
    await expect(form(page).getByLabel('Variation name')).toHaveValue('Cutting')
  })

  test('reads that the name is taken [ITEM-16]', async ({ page, openItems }) => {
    await openItems()
    await openForm(page)
    await form(page).getByRole('button', { name: 'New category' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create New Category' })
    await dialog.getByLabel('Name').fill('snacks')
    await dialog.getByRole('button', { name: 'Create Category' }).click()

    const words = 'A category with this name already exists. Please choose a different name.'
    await expect(toasts(page)).toHaveText([words])
    await expect(dialog.getByText(words)).toBeVisible()
    await expect(dialog.getByLabel('Name')).toHaveValue('snacks')
  })
})

test.describe('a vendor at the form', () => {
  test('starts with an item that is vegetarian and available [ITEM-38] [ITEM-39] [ITEM-40] [ITEM-41] [ITEM-30] [CONST-11]', async ({
    page,
    openItems,
  }) => {
    await openItems()
    await openForm(page)

    await expect(form(page).getByLabel('Vegetarian')).toBeChecked()
    await expect(form(page).getByLabel('Available')).toBeChecked()
    await expect(form(page).getByLabel('Popular')).not.toBeChecked()
    await expect(form(page).getByLabel('Featured')).not.toBeChecked()
    await expect(form(page).getByRole('spinbutton', { name: 'Price', exact: true })).toHaveAttribute(
      'step',
      '0.01',
    )
  })

  test('reads what is missing, with the first field in focus [ITEM-25] [ITEM-26] [ITEM-27] [ITEM-28] [ITEM-29]', async ({
    page,
    openItems,
  }) => {
    await openItems()
    await openForm(page)
    const create = form(page).getByRole('button', { name: 'Create Item' })
    await create.click()

    await expect(form(page).getByText('Item name is required')).toBeVisible()
    await expect(form(page).getByText('Please select a category')).toBeVisible()
    await expect(form(page).getByText('Price is required')).toBeVisible()
    await expect(form(page).getByLabel('Item name')).toBeFocused()

    await form(page).getByLabel('Item name').fill('S')
    await form(page).getByRole('spinbutton', { name: 'Price', exact: true }).fill('-1')
    await expect(form(page).getByText('Name must be at least 2 characters')).toBeVisible()
    await expect(form(page).getByText('Price must be positive')).toBeVisible()
  })

  test('reads what a variation lacks [ITEM-31] [ITEM-32] [ITEM-33]', async ({ page, openItems }) => {
    await openItems()
    await openForm(page)
    await form(page).getByLabel('This item has variations').check()
    await expect(form(page).getByRole('spinbutton', { name: 'Price', exact: true })).toHaveCount(1)
    await form(page).getByRole('button', { name: 'Create Item' }).click()
    await expect(form(page).getByText('Variation name is required')).toBeVisible()
    await expect(form(page).getByText('Price is required')).toBeVisible()

    await form(page).getByRole('spinbutton', { name: 'Price', exact: true }).fill('-2')
    await expect(form(page).getByText('Price must be positive')).toBeVisible()
  })

  test('is led to a fault among the further details', async ({ page, openItems }) => {
    await openItems()
    await openForm(page)
    await expect(form(page).getByLabel('Calories')).toBeHidden()
    await form(page).getByLabel('Item name').fill('Samosa')
    await form(page).getByLabel('Category').selectOption('Snacks')
    await form(page).getByRole('spinbutton', { name: 'Price', exact: true }).fill('20')
    await form(page).getByText('More details').click()
    await form(page).getByLabel('Calories').fill('12.5')
    await form(page).getByText('More details').click()
    await form(page).getByRole('button', { name: 'Create Item' }).click()

    await expect(form(page).getByText('Calories must be a whole number up to 10,000')).toBeVisible()
    await expect(form(page).getByLabel('Calories')).toBeFocused()
  })

  test('makes an item with everything there is to say [ITEM-34] [ITEM-35] [ITEM-36] [ITEM-37] [ITEM-42] [ITEM-44] [ITEM-23]', async ({
    page,
    openItems,
  }) => {
    const { snacks } = await openItems()
    await openForm(page)
    await form(page).getByLabel('Item name').fill('Pav Bhaji')
    await form(page).getByLabel('Category').selectOption('Snacks')
    await form(page).getByLabel('This item has variations').check()
    await form(page).getByLabel('Variation name').fill('Half')
    await form(page).getByRole('spinbutton', { name: 'Price', exact: true }).fill('60.5')
    await form(page).getByRole('button', { name: 'Add variation' }).click()
    await form(page).getByLabel('Variation name').last().fill('Full')
    await form(page).getByRole('spinbutton', { name: 'Price', exact: true }).last().fill('110')
    await form(page)
      .getByRole('group', { name: 'Variations' })
      .getByLabel('Description (optional)')
      .last()
      .fill('Two pav more')
    await form(page).getByLabel('Popular').check()
    await form(page).getByText('More details').click()
    await form(page).getByLabel('Ingredients').fill('potato, peas, butter')
    await form(page).getByLabel('Spicy').check()
    const sent = page.waitForRequest(isWrite('POST', /\/api\/items$/))
    await form(page).getByRole('button', { name: 'Create Item' }).click()

    const body = (await sent).postDataJSON()
    expect(body).toMatchObject({
      name: 'Pav Bhaji',
      categoryId: snacks.id,
      price: 0,
      isPopular: true,
      spicy: true,
      ingredients: ['potato', 'peas', 'butter'],
    })
    const variations = JSON.parse(body.variations)
    expect(variations).toMatchObject([
      { name: 'Half', price: 60.5 },
      { name: 'Full', price: 110, description: 'Two pav more' },
    ])
    expect(variations[0]).not.toHaveProperty('description')
    for (const { id } of variations) expect(id).toMatch(/^var_\d{13}$/)
    await expect(toasts(page)).toHaveText(['Menu item created successfully!'])
    await expect(form(page)).toBeHidden()
    await expect(row(page, 'Pav Bhaji').getByText('From ₹60.50')).toBeVisible()

    await openForm(page)
    await expect(form(page).getByLabel('Item name')).toHaveValue('')
  })

  test('who cancels finds it empty the next time [ITEM-42]', async ({ page, openItems }) => {
    await openItems()
    await openForm(page)
    await form(page).getByLabel('Item name').fill('Samosa')
    await form(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(form(page)).toBeHidden()

    await openForm(page)
    await expect(form(page).getByLabel('Item name')).toHaveValue('')
  })

  test('is asked before Escape throws away what was typed', async ({ page, openItems }) => {
    await openItems()
    await openForm(page)
    await form(page).getByLabel('Item name').fill('Samosa')
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()

    await expect(form(page).getByLabel('Item name')).toHaveValue('Samosa')
    await page.goBack()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave without saving' }).click()
    await expect(form(page)).toBeHidden()
    await expect(page).toHaveURL('/dashboard/items')
  })

  test('changes only what was changed [ITEM-45] [ITEM-37]', async ({ page, openItems }) => {
    const { menu, items } = await openItems([{ name: 'Samosa', description: 'Two pieces' }])
    await page.getByRole('button', { name: 'Samosa', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Edit Menu Item' })).toBeVisible()
    await form(page).getByRole('spinbutton', { name: 'Price', exact: true }).fill('25')
    const sent = page.waitForRequest(isWrite('PUT', /\/api\/items\//))
    await form(page).getByRole('button', { name: 'Update Item' }).click()

    expect((await sent).postDataJSON()).toEqual({ price: 25 })
    await expect(toasts(page)).toHaveText(['Menu item updated successfully!'])
    await expect(form(page)).toBeHidden()
    expect(await menu.readItem(items[0]?.id ?? '')).toMatchObject({
      price: 25,
      description: 'Two pieces',
      variations: null,
    })
  })

  test('leaves alone what another phone has changed meanwhile [ITEM-45]', async ({
    page,
    request,
    openItems,
  }) => {
    const { vendor, menu, items } = await openItems([{ name: 'Samosa', description: 'Two pieces' }])
    const id = items[0]?.id ?? ''
    await page.getByRole('button', { name: 'Samosa', exact: true }).click()
    await request.put(`/api/items/${id}`, {
      headers: { authorization: `Bearer ${vendor.token}` },
      data: { isAvailable: false },
    })

    await form(page).getByRole('button', { name: 'New category' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create New Category' })
    await dialog.getByLabel('Name').fill('Fried')
    const seen = page.waitForResponse((answer) => isItems(answer.url()))
    await dialog.getByRole('button', { name: 'Create Category' }).click()
    await seen
    await form(page).getByLabel('Description').fill('Three pieces')
    await form(page).getByRole('button', { name: 'Update Item' }).click()
    await expect(toasts(page).filter({ hasText: 'Menu item updated successfully!' })).toBeVisible()
    expect(await menu.readItem(id)).toMatchObject({ description: 'Three pieces', isAvailable: false })
  })
})

test.describe('a vendor whose saving fails', () => {
  const fill = async (page: Page) => {
    await openForm(page)
    await form(page).getByLabel('Item name').fill('Samosa')
    await form(page).getByLabel('Category').selectOption('Snacks')
    await form(page).getByRole('spinbutton', { name: 'Price', exact: true }).fill('20')
  }
  const create = (page: Page) => form(page).getByRole('button', { name: 'Create Item' }).click()

  test('keeps what was typed and can save again [ITEM-48]', async ({ page, openItems }) => {
    await openItems()
    await page.route('**/api/items', (route) => route.fulfill({ status: 500, body: '' }))
    await fill(page)
    await create(page)

    await expect(toasts(page)).toHaveText(['Failed to create menu item'])
    await expect(form(page).getByLabel('Item name')).toHaveValue('Samosa')
    await page.unroute('**/api/items')
    await create(page)
    await expect(names(page)).toHaveText(['Samosa'])
  })

  test('is told about an update too [ITEM-49]', async ({ page, openItems }) => {
    await openItems([{ name: 'Samosa' }])
    await page.route('**/api/items/*', (route) => route.abort())
    await page.getByRole('button', { name: 'Samosa', exact: true }).click()
    await form(page).getByLabel('Item name').fill('Punjabi Samosa')
    await form(page).getByRole('button', { name: 'Update Item' }).click()

    await expect(toasts(page)).toHaveText(['Failed to update menu item'])
    await expect(form(page).getByLabel('Item name')).toHaveValue('Punjabi Samosa')
  })

  test('reads the words of the server where it has some, and sees the field it means', async ({
    page,
    openItems,
  }) => {
    await openItems()
    const details = [{ msg: 'Name must be at most 120 characters', path: 'name' }]
    await page.route('**/api/items', (route) =>
      route.fulfill({ status: 422, json: { message: 'Validation error', details } }),
    )
    await fill(page)
    await create(page)

    await expect(toasts(page)).toHaveText(['Name must be at most 120 characters'])
    await expect(form(page).getByLabel('Item name')).toHaveAccessibleDescription(
      'Name must be at most 120 characters',
    )
    await expect(form(page).getByLabel('Item name')).toBeFocused()
  })

  test('is told when the answer holds no item [ITEM-52]', async ({ page, openItems }) => {
    await openItems()
    await page.route('**/api/items', (route) => route.fulfill({ status: 201, json: {} }))
    await fill(page)
    await create(page)

    await expect(toasts(page)).toHaveText(['An error occurred while saving the menu item'])
    await expect(form(page).getByLabel('Item name')).toHaveValue('Samosa')
  })

  test('is told when the form itself breaks [ITEM-53]', async ({ page, openItems }) => {
    await openItems()
    await fill(page)
    await form(page).getByLabel('This item has variations').check()
    await form(page).getByLabel('Variation name').fill('Half')
    await page.evaluate(() => {
      const { stringify } = JSON
      JSON.stringify = (value: unknown, ...rest: []) => {
        if (Array.isArray(value) && value[0]?.price) throw new Error('broken')
        return stringify(value, ...rest)
      }
    })
    await create(page)

    await expect(toasts(page)).toHaveText(['An error occurred while submitting the form'])
    await expect(form(page).getByLabel('Variation name')).toHaveValue('Half')
  })
})

test.describe('a vendor in the list', () => {
  const flips = [
    {
      field: 'isAvailable',
      id: 'ITEM-17',
      control: (page: Page) => page.getByRole('switch', { name: 'Available: Samosa' }),
      to: false,
    },
    {
      field: 'isPopular',
      id: 'ITEM-18',
      control: (page: Page) => page.getByRole('button', { name: 'Popular: Samosa' }),
      to: true,
    },
    {
      field: 'isFeatured',
      id: 'ITEM-19',
      control: (page: Page) => page.getByRole('button', { name: 'Featured: Samosa' }),
      to: true,
    },
    {
      field: 'isVeg',
      id: 'ITEM-20',
      control: (page: Page) => page.getByRole('button', { name: 'Veg: Samosa' }),
      to: false,
    },
  ]

  for (const { field, id, control, to } of flips) {
    test(`flips ${field} with one tap, which sends this field alone [${id}] [ITEM-21]`, async ({
      page,
      openItems,
    }) => {
      const { menu, items } = await openItems([{ name: 'Samosa' }])
      const saved = page.waitForResponse((answer) => isWrite('PUT', /\/api\/items\//)(answer.request()))
      await control(page).click()

      const answer = await saved
      expect(answer.request().postDataJSON()).toEqual({ [field]: to })
      expect(answer.ok()).toBe(true)
      const attribute = field === 'isAvailable' ? 'aria-checked' : 'aria-pressed'
      await expect(control(page)).toHaveAttribute(attribute, String(to))
      expect(await menu.readItem(items[0]?.id ?? '')).toMatchObject({ [field]: to })
    })
  }

  test('sees a flip at once and sees it go back when it fails [ITEM-17] [ITEM-49]', async ({
    page,
    openItems,
  }) => {
    await openItems([{ name: 'Samosa' }])
    const release = await hold(page, '**/api/items/*', (route) => route.abort())
    const available = page.getByRole('switch', { name: 'Available: Samosa' })
    await available.click()

    await expect(available).not.toBeChecked()
    release()
    await expect(toasts(page)).toHaveText(['Failed to update menu item'])
    await expect(available).toBeChecked()
  })

  test('changes a price with two taps', async ({ page, openItems }) => {
    await openItems([{ name: 'Samosa' }])
    await page.getByRole('button', { name: '₹20, change the price of Samosa' }).click()
    await expect(page.getByRole('spinbutton', { name: 'Price', exact: true })).toBeFocused()
    await page.getByRole('spinbutton', { name: 'Price', exact: true }).fill('22.50')
    const sent = page.waitForRequest(isWrite('PUT', /\/api\/items\//))
    await page.getByRole('button', { name: 'Save price' }).click()

    expect((await sent).postDataJSON()).toEqual({ price: 22.5 })
    await expect(row(page, 'Samosa').getByText('₹22.50')).toBeVisible()
    await expect(toasts(page)).toHaveText(['Menu item updated successfully!'])
  })

  test('changes the price of one variation and keeps the other', async ({ page, openItems }) => {
    const variations = [
      { id: 'var_1', name: 'Half', price: 40 },
      { id: 'var_2', name: 'Full', price: 70 },
    ]
    await openItems([{ name: 'Misal', price: 0, variations: JSON.stringify(variations) }])
    await page.getByRole('button', { name: 'From ₹40, change the price of Misal' }).click()
    await page.getByLabel('Full').fill('')
    await page.getByRole('button', { name: 'Save price' }).click()
    await expect(page.getByText('Price is required')).toBeVisible()

    await page.getByLabel('Full').fill('75')
    const sent = page.waitForRequest(isWrite('PUT', /\/api\/items\//))
    await page.getByRole('button', { name: 'Save price' }).click()
    expect(JSON.parse((await sent).postDataJSON().variations)).toEqual([
      variations[0],
      { ...variations[1], price: 75 },
    ])
  })

  test('reads "From" only where prices differ [ITEM-23]', async ({ page, openItems }) => {
    const at = (...prices: number[]) =>
      JSON.stringify(prices.map((price, index) => ({ id: `var_${index}`, name: `Size ${index}`, price })))
    await openItems([
      { name: 'Misal', variations: at(70, 40) },
      { name: 'Vada', variations: at(30, 30) },
    ])

    await expect(row(page, 'Misal').getByText('From ₹40')).toBeVisible()
    await expect(row(page, 'Vada').getByText('₹30')).toBeVisible()
    await expect(row(page, 'Vada').getByText('From')).toHaveCount(0)
  })

  test('is asked by the browser before an item is deleted [ITEM-22] [ITEM-46]', async ({
    page,
    openItems,
  }) => {
    await openItems([{ name: 'Samosa' }, { name: 'Kachori' }])
    const questions: string[] = []
    const remove = async (answer: 'accept' | 'dismiss') => {
      page.once('dialog', (dialog) => {
        questions.push(dialog.message())
        return dialog[answer]()
      })
      await page.getByRole('button', { name: 'More for Samosa' }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
    }

    await remove('dismiss')
    await expect(names(page)).toHaveText(['Samosa', 'Kachori'])
    await remove('accept')
    await expect(names(page)).toHaveText(['Kachori'])
    expect(questions).toEqual(Array(2).fill('Are you sure you want to delete "Samosa"?'))
    await expect(toasts(page)).toHaveText(['Menu item deleted successfully!'])
    await expect(page.getByText('Your Menu Items (1)')).toBeVisible()
  })

  test('keeps an item that could not be deleted [ITEM-50]', async ({ page, openItems }) => {
    await openItems([{ name: 'Samosa' }])
    await page.route('**/api/items/*', (route) => route.fulfill({ status: 500, body: '' }))
    page.once('dialog', (dialog) => dialog.accept())
    await page.getByRole('button', { name: 'More for Samosa' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()

    await expect(toasts(page)).toHaveText(['Failed to delete menu item'])
    await expect(names(page)).toHaveText(['Samosa'])
  })
})

test.describe('a vendor whose answers are lost', () => {
  test.beforeEach(({ page }) =>
    page.route('**/api/items**', async (route) => {
      if (route.request().method() === 'GET') return route.continue()
      await route.fetch()
      await route.abort()
    }),
  )

  test('no longer sees what was deleted [ITEM-50]', async ({ page, openItems }) => {
    await openItems([{ name: 'Samosa' }, { name: 'Kachori' }])
    page.once('dialog', (dialog) => dialog.accept())
    await page.getByRole('button', { name: 'More for Samosa' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()

    await expect(toasts(page)).toHaveText(['Failed to delete menu item'])
    await expect(names(page)).toHaveText(['Kachori'])
  })

  test('sees what was changed [ITEM-49]', async ({ page, openItems }) => {
    await openItems([{ name: 'Samosa' }])
    await page.getByRole('button', { name: 'Samosa', exact: true }).click()
    await form(page).getByLabel('Item name').fill('Punjabi Samosa')
    await form(page).getByRole('button', { name: 'Update Item' }).click()

    await expect(toasts(page)).toHaveText(['Failed to update menu item'])
    await form(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(names(page)).toHaveText(['Punjabi Samosa'])
  })

  test('sends a new item again and has it once', async ({ page, openItems }) => {
    await openItems()
    await openForm(page)
    await form(page).getByLabel('Item name').fill('Samosa')
    await form(page).getByLabel('Category').selectOption('Snacks')
    await form(page).getByRole('spinbutton', { name: 'Price', exact: true }).fill('20')
    await form(page).getByRole('button', { name: 'Create Item' }).click()
    await expect(toasts(page)).toHaveText(['Failed to create menu item'])

    await page.unrouteAll()
    await form(page).getByRole('button', { name: 'Create Item' }).click()
    await expect(form(page)).toBeHidden()
    await expect(names(page)).toHaveText(['Samosa'])
  })
})

test('a vendor who opens the form from a menu finds the focus on the page again', async ({
  page,
  openItems,
}) => {
  await openItems([{ name: 'Samosa' }])
  await page.getByRole('button', { name: 'More for Samosa' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form(page)).toBeVisible()

  await escapeFrom(page, form(page))
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1)
})

test.describe('a vendor who puts items in order', () => {
  const pickUp = async (page: Page, name: string) => {
    await page.getByRole('button', { name: `Move ${name}` }).focus()
    await page.keyboard.press('Space')
    await expectPickedUp(page, `Picked up ${name}, position`)
  }
  const carry = async (page: Page, name: string, key: 'ArrowUp' | 'ArrowDown', { to }: { to: number }) => {
    await pickUp(page, name)
    for (const _ of [1, 2, 3]) await page.keyboard.press(key)
    await expect(page.getByText(`${name} is over position ${to} of 3.`)).toBeAttached()
    await page.keyboard.press('Space')
  }

  const three = [{ name: 'Samosa' }, { name: 'Kachori' }, { name: 'Vada Pav' }]

  test('drags them, and the whole order is sent [ITEM-24] [ITEM-47]', async ({ page, openItems }) => {
    const { items } = await openItems(three)
    const [samosa, kachori, vada] = items.map(({ id }) => id)
    const sent = page.waitForRequest(isWrite('POST', /\/api\/items\/reorder$/))
    const from = await page.getByRole('button', { name: 'Move Samosa' }).boundingBox()
    const to = await page.getByRole('button', { name: 'Move Vada Pav' }).boundingBox()
    if (!from || !to) throw new Error('The handles are not drawn')
    await page.mouse.move(from.x + 10, from.y + 10)
    await page.mouse.down()
    await page.mouse.move(from.x + 10, from.y + 30, { steps: 3 })
    await page.mouse.move(to.x + 10, to.y + 15, { steps: 8 })
    await page.mouse.up()

    expect((await sent).postDataJSON()).toEqual({ itemIds: [kachori, vada, samosa] })
    await expect(toasts(page)).toHaveText(['Menu items reordered successfully!'])
    await page.reload()
    await expect(names(page)).toHaveText(['Kachori', 'Vada Pav', 'Samosa'])
  })

  test('moves them by keyboard in steps of 25 pixels [ITEM-24] [CONST-19]', async ({ page, openItems }) => {
    await openItems(three)
    await pickUp(page, 'Kachori')
    await page.keyboard.press('ArrowUp')
    await expect(row(page, 'Kachori')).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, -25)')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText('Kachori is over position 1 of 3.')).toBeAttached()
    await page.keyboard.press('Space')

    await expect(toasts(page)).toHaveText(['Menu items reordered successfully!'])
    await expect(names(page)).toHaveText(['Kachori', 'Samosa', 'Vada Pav'])
  })

  test('sees the old order again when the new one is refused [ITEM-51]', async ({ page, openItems }) => {
    await openItems(three)
    await page.route('**/api/items/reorder', (route) => route.abort())
    await carry(page, 'Kachori', 'ArrowUp', { to: 1 })

    await expect(toasts(page)).toHaveText(['Failed to reorder menu items'])
    await expect(names(page)).toHaveText(['Samosa', 'Kachori', 'Vada Pav'])
  })

  test('orders one category by itself, and not while a search hides some', async ({ page, openItems }) => {
    const { menu, snacks, items } = await openItems(three)
    await menu.addItem({ categoryId: (await menu.addCategory('Drinks')).id, name: 'Chai', price: 10 })
    await page.goto(`/dashboard/items?categoryId=${snacks.id}`)
    const sent = page.waitForRequest(isWrite('POST', /\/api\/items\/reorder$/))
    await carry(page, 'Samosa', 'ArrowDown', { to: 2 })
    const [samosa, kachori, vada] = items.map(({ id }) => id)
    expect((await sent).postDataJSON()).toEqual({ itemIds: [kachori, samosa, vada] })

    await page.goto('/dashboard/items?search=sam')
    await expect(page.getByRole('button', { name: 'Move Samosa' })).toBeDisabled()
  })
})

test('a vendor with 2,000 items gets them all in pages and scrolls them without waiting', async ({
  page,
  openItems,
}) => {
  const { menu, items } = await openItems([{ name: 'Samosa' }])
  const sample = await menu.readItem(items[0]?.id ?? '')
  const all = Array.from({ length: 2000 }, (_, index) => ({
    ...sample,
    id: `i${index}`,
    name: `Dish ${index + 1}`,
  }))
  const pages: string[] = []
  await page.route('**/api/items?*', (route) => {
    const asked = new URL(route.request().url()).searchParams
    const [number, limit] = [Number(asked.get('page')), Number(asked.get('limit'))]
    pages.push(`${number} of ${limit}`)
    const pagination = {
      page: number,
      limit,
      total: 2000,
      totalCount: 2000,
      totalPages: 4,
      hasNextPage: number < 4,
      hasPrevPage: number > 1,
    }
    return route.fulfill({ json: { items: all.slice((number - 1) * limit, number * limit), pagination } })
  })
  await page.route('**/api/items/i1999', (route) => {
    const last = { ...all[1999], ...route.request().postDataJSON() }
    all[1999] = last
    return route.fulfill({ json: { item: last, message: 'Saved' } })
  })
  await page.reload()

  await expect(page.getByText('Your Menu Items (2000)')).toBeVisible()
  expect(pages.sort()).toEqual(['1 of 500', '2 of 500', '3 of 500', '4 of 500'])
  expect(await page.getByRole('listitem').count()).toBeLessThan(60)
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      return page.getByRole('button', { name: 'Dish 2000', exact: true }).isVisible()
    })
    .toBe(true)
  await page.getByRole('switch', { name: 'Available: Dish 2000' }).click()
  await expect(page.getByRole('switch', { name: 'Available: Dish 2000' })).not.toBeChecked()
})

test('a vendor with a small phone never scrolls sideways', async ({ page, openItems }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openItems([
    { name: 'Extraordinarily-long-name-of-a-dish-without-a-single-space-in-it', price: 9999999.99 },
  ])
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

  expect(await overflow()).toBe(0)
  await openForm(page)
  await form(page).getByLabel('This item has variations').check()
  await form(page).getByText('More details').click()
  expect(await overflow()).toBe(0)
})
