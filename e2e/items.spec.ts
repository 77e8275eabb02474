import type { Page, Request } from '@playwright/test'
import { isLong } from '../scripts/long.ts'
import { expectAccessible } from './accessibility.ts'
import { test as everyday, expect } from './fixtures.ts'
import { menuApi } from './menu-api.ts'
import { toasts } from './toasts.ts'

const form = (page: Page) => page.getByRole('dialog', { name: /(Add|Edit) Menu Item/ })
const price = (page: Page) => form(page).getByRole('spinbutton', { name: 'Price', exact: true })
const names = (page: Page) => page.getByRole('heading', { level: 4 })
const isWrite = (method: string, path: RegExp) => (request: Request) =>
  request.method() === method && path.test(new URL(request.url()).pathname)

type Dish = { name: string; price?: number; [field: string]: unknown }
type Opened = {
  menu: ReturnType<typeof menuApi>
  snacks: { id: string }
  items: { id: string; name: string }[]
}

const test = everyday.extend<{
  /** A vendor with one category and these dishes in it, looking at the items. */
  openItems: (dishes?: Dish[]) => Promise<Opened>
}>({
  openItems: ({ page, newVendor, signIn, request }, use) =>
    use(async (dishes = []) => {
      const vendor = await newVendor()
      const menu = menuApi(request, vendor)
      const snacks = await menu.addCategory('Snacks')
      const items: Opened['items'] = []
      for (const dish of dishes) items.push(await menu.addItem({ categoryId: snacks.id, price: 20, ...dish }))

      await signIn(page, vendor)
      await page.goto('/dashboard/items')
      await expect(page.getByText(`Your Menu Items (${dishes.length})`)).toBeVisible()
      return { menu, snacks, items }
    }),
})
const longTest = isLong ? test : test.skip

/** When it was changed is the one thing that an undo does not restore. */
const withoutTime = ({ updatedAt, ...item }: Record<string, unknown>) => item

const openForm = (page: Page) => page.getByRole('button', { name: 'Add Item' }).first().click()

async function fill(page: Page) {
  await form(page).getByLabel('Item name').fill('Samosa')
  await form(page).getByLabel('Category').selectOption('Snacks')
  await price(page).fill('20')
  await chooseMark(page)
}

const chooseMark = (page: Page) => form(page).getByRole('radio', { name: 'Veg', exact: true }).check()

test('a vendor makes an item with variations, and the server keeps all of it [ITEM-44]', async ({
  page,
  openItems,
}) => {
  const { menu, snacks } = await openItems()
  await openForm(page)
  await fill(page)
  await form(page).getByRole('button', { name: 'Half' }).click()
  await form(page).getByRole('button', { name: 'Other size' }).click()
  await form(page).getByLabel('Variation name').last().fill('Full')
  await price(page).last().fill('35.5')
  await form(page).getByText('More', { exact: true }).click()
  await form(page).getByLabel('Ingredients').fill('potato, peas')
  const saved = page.waitForResponse((answer) => isWrite('POST', /\/api\/items$/)(answer.request()))
  await form(page).getByRole('button', { name: 'Create Item' }).click()

  const { item } = await (await saved).json()
  await expect(toasts(page)).toHaveText(['Menu item created successfully!'])
  await expect(form(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'From ₹20, change the price of Samosa' })).toBeVisible()
  const stored = await menu.readItem(item.id)
  expect(stored).toMatchObject({ categoryId: snacks.id, price: 0, ingredients: ['potato', 'peas'] })
  expect(JSON.parse(stored.variations)).toMatchObject([
    { name: 'Half', price: 20 },
    { name: 'Full', price: 35.5 },
  ])
})

longTest(
  'a vendor changes an item in the form and in the list, one field at a time [ITEM-21] [ITEM-45]',
  async ({ page, openItems }) => {
    const { menu, items } = await openItems([{ name: 'Samosa', description: 'Two pieces' }])
    const changes: unknown[] = []
    page.on('request', (asked) => asked.method() === 'PUT' && changes.push(asked.postDataJSON()))
    await page.getByRole('button', { name: 'Samosa', exact: true }).click()
    await price(page).fill('25')
    await form(page).getByRole('button', { name: 'Update Item' }).click()
    await expect(toasts(page)).toHaveText(['Menu item updated successfully!'])
    await expect(form(page)).toBeHidden()

    await page.getByRole('switch', { name: 'Available: Samosa' }).click()
    for (const mark of ['Popular', 'Featured', 'Veg'])
      await page.getByRole('button', { name: `${mark}: Samosa` }).click()
    await page.getByRole('button', { name: '₹25, change the price of Samosa' }).click()
    await page.getByRole('dialog').getByRole('spinbutton', { name: 'Price' }).fill('22.50')
    await page.getByRole('button', { name: 'Save price' }).click()
    await expect(page.getByRole('button', { name: '₹22.50, change the price of Samosa' })).toBeVisible()

    await expect
      .poll(() => menu.readItem(items[0]?.id ?? ''))
      .toMatchObject({
        price: 22.5,
        description: 'Two pieces',
        variations: null,
        isAvailable: false,
        isPopular: true,
        isFeatured: true,
        isVeg: false,
      })
    expect(changes).toEqual([
      { price: 25 },
      { isAvailable: false },
      { isPopular: true },
      { isFeatured: true },
      { isVeg: false },
      { price: 22.5 },
    ])
  },
)

longTest(
  'a vendor adds one dish after the other in one form, and the server keeps each',
  async ({ page, openItems }) => {
    await openItems()
    await openForm(page)
    for (const [name, amount] of [
      ['Samosa', '20'],
      ['Kachori', '25'],
    ] as const) {
      await form(page).getByLabel('Item name').fill(name)
      await price(page).fill(amount)
      await chooseMark(page)
      await form(page).getByRole('button', { name: 'Save and add another' }).click()
      await expect(form(page).getByText(`${name} was added.`)).toBeVisible()
    }
    await form(page).getByRole('button', { name: 'Cancel' }).click()

    await expect(names(page)).toHaveText(['Samosa', 'Kachori'])
    await page.reload()
    await expect(page.getByRole('button', { name: '₹25, change the price of Kachori' })).toBeVisible()
  },
)

longTest(
  'a vendor changes several items at once and takes it back, all of it [QUICK-06]',
  async ({ page, openItems }) => {
    const { menu } = await openItems([{ name: 'Samosa' }, { name: 'Kachori' }, { name: 'Vada Pav' }])
    const dialog = page.getByRole('dialog')
    const before = await menu.readItems()
    const stored = async () => (await menu.readItems()).map(withoutTime)
    const change = async (action: string, confirm: string) => {
      await page.getByRole('button', { name: 'Select', exact: true }).click()
      for (const name of ['Samosa', 'Vada Pav'])
        await page.getByRole('checkbox', { name: `Select ${name}` }).check()
      await page.getByRole('button', { name: action, exact: true }).click()
      if (action === 'Prices') await dialog.getByLabel('By how much').fill('10')
      await dialog.getByRole('button', { name: confirm }).click()
      await expect(dialog).toBeHidden()
    }
    const undo = async () => {
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(toasts(page).first()).toContainText('2 items restored')
      expect(await stored()).toEqual(before.map(withoutTime))
      await page.reload()
    }

    await change('Prices', 'Change prices')
    await expect(toasts(page)).toContainText('2 items have new prices')
    expect((await stored()).map((item) => item.price)).toEqual([22, 20, 22])
    await undo()

    await change('Sold out today', 'Mark as sold out')
    await expect(page.getByRole('switch', { name: 'Available: Samosa' })).not.toBeChecked()
    expect((await stored()).map((item) => item.isSoldOutToday)).toEqual([true, false, true])
    await undo()

    await change('Delete', 'Delete')
    await expect(names(page)).toHaveText(['Kachori'])
    await undo()
    await expect(names(page)).toHaveText(['Samosa', 'Kachori', 'Vada Pav'])
  },
)

test('a dish that the vendor marks with one tap is sold out on the public menu at once [QUICK-08]', async ({
  page,
  openItems,
  request,
}) => {
  const { menu, items } = await openItems([{ name: 'Samosa' }, { name: 'Kachori' }])
  const { id } = await page.evaluate(() => JSON.parse(localStorage.getItem('thela-user') ?? '{}'))
  const customer = await page.context().newPage()
  await customer.goto(`/m/${id}`)
  await expect(customer.getByText('Samosa')).toBeVisible()
  await expect(customer.getByText('Sold out today')).toBeHidden()

  await page.getByRole('button', { name: 'Sold out today: Samosa' }).click()
  await expect(toasts(page)).toContainText(/Samosa is sold out until (today|tomorrow), 4:00 AM/)
  // Every node shows a change within a second.
  await expect(async () => {
    await customer.reload()
    await expect(customer.getByRole('listitem').filter({ hasText: 'Samosa' })).toContainText(
      'Sold out today',
      {
        timeout: 500,
      },
    )
  }).toPass()
  await expect(customer.getByRole('listitem').filter({ hasText: 'Kachori' })).not.toContainText('Sold out')
  await expectAccessible(customer)
  expect(await menu.readItem(items[0]?.id ?? '')).toMatchObject({ isAvailable: true, isSoldOutToday: true })

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('switch', { name: 'Available: Samosa' })).toBeChecked()
  await expect.poll(async () => (await request.get(`/m/${id}`)).text()).not.toContain('Sold out today')
})

longTest('a vendor finds an item by search and category, after a reload too', async ({ page, openItems }) => {
  const { snacks } = await openItems([{ name: 'Samosa' }, { name: 'Kachori' }])
  await page.getByPlaceholder('Search items...').fill('kach')
  await page.getByLabel('Category').selectOption('Snacks')

  await expect(page).toHaveURL(/search=kach/)
  await expect(page).toHaveURL(new RegExp(`categoryId=${snacks.id}`))
  await page.reload()
  await expect(page.getByPlaceholder('Search items...')).toHaveValue('kach')
  await expect(names(page)).toHaveText(['Kachori'])
})

test('what was typed for a new item outlives the page, until the vendor gives it up', async ({
  page,
  openItems,
}) => {
  await openItems()
  await openForm(page)
  await form(page).getByLabel('Item name').fill('Samosa')
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(form(page)).toHaveAccessibleDescription('What you had typed is back. Save it, or go on.')
  await expect(form(page).getByLabel('Item name')).toHaveValue('Samosa')

  await page.goBack()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave without saving' }).click()
  await expect(form(page)).toBeHidden()
  await expect(page).toHaveURL('/dashboard/items')
  await openForm(page)
  await expect(form(page).getByLabel('Item name')).toHaveValue('')
})

longTest(
  'a vendor is asked by the browser before an item is deleted [ITEM-22] [ITEM-46]',
  async ({ page, openItems }) => {
    const { menu, items } = await openItems([{ name: 'Samosa' }, { name: 'Kachori' }])
    const questions: string[] = []
    const remove = async (answer: 'accept' | 'dismiss') => {
      page.once('dialog', (dialog) => {
        questions.push(`${dialog.type()}: ${dialog.message()}`)
        return dialog[answer]()
      })
      await page.getByRole('button', { name: 'More actions for Samosa' }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
    }

    await remove('dismiss')
    await expect(names(page)).toHaveText(['Samosa', 'Kachori'])
    await remove('accept')
    await expect(names(page)).toHaveText(['Kachori'])
    expect(questions).toEqual(Array(2).fill('confirm: Are you sure you want to delete "Samosa"?'))
    await expect(toasts(page)).toHaveText(['Menu item deleted successfully!'])
    expect(await menu.readItem(items[0]?.id ?? '')).toBeUndefined()
  },
)

test('a vendor whose answer was lost sends a new item again and has it once', async ({ page, openItems }) => {
  await openItems()
  await page.route('**/api/items', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await openForm(page)
  await fill(page)
  await form(page).getByRole('button', { name: 'Create Item' }).click()
  await expect(toasts(page)).toHaveText(['Failed to create menu item'])

  await page.unrouteAll()
  await form(page).getByRole('button', { name: 'Create Item' }).click()
  await expect(form(page)).toBeHidden()
  await expect(names(page)).toHaveText(['Samosa'])
})

test.describe('a vendor who drags items', () => {
  const isReorder = isWrite('POST', /\/api\/items\/reorder$/)

  test('sends the whole order and finds it again [ITEM-24] [ITEM-47]', async ({ page, openItems }) => {
    const { items } = await openItems([{ name: 'Samosa' }, { name: 'Kachori' }, { name: 'Vada Pav' }])
    const [samosa, kachori, vada] = items.map(({ id }) => id)
    const sent = page.waitForRequest(isReorder)
    await dragItem(page, 'Samosa', 'Vada Pav')

    expect((await sent).postDataJSON()).toEqual({ itemIds: [kachori, vada, samosa] })
    await expect(toasts(page)).toHaveText(['Menu items reordered successfully!'])
    await page.reload()
    await expect(names(page)).toHaveText(['Kachori', 'Vada Pav', 'Samosa'])
  })

  test('moves one to another category with one call [ITEM-54]', async ({ page, openItems }) => {
    const { menu, items } = await openItems([{ name: 'Samosa' }, { name: 'Kachori' }])
    const drinks = await menu.addCategory('Drinks')
    const chai = await menu.addItem({ categoryId: drinks.id, name: 'Chai', price: 10 })
    const [samosa, kachori] = items.map(({ id }) => id)
    await page.reload()
    const writes: string[] = []
    page.on('request', (asked) => asked.method() !== 'GET' && writes.push(new URL(asked.url()).pathname))

    const moved = page.waitForRequest(isReorder)
    await dragItem(page, 'Samosa', 'Chai')
    expect((await moved).postDataJSON()).toEqual({
      itemIds: [kachori, chai.id, samosa],
      moved: { id: samosa, categoryId: drinks.id },
    })
    await expect(toasts(page)).toHaveText(['Menu items reordered successfully!'])
    expect(writes).toEqual(['/api/items/reorder'])
    await page.getByLabel('Category').selectOption('Drinks')
    await expect(names(page)).toHaveText(['Chai', 'Samosa'])
    expect(await menu.readItem(samosa ?? '')).toMatchObject({ categoryId: drinks.id })
  })
})

/** Drags an item by its handle to the position of another, once it can be dragged; that one moves aside. */
async function dragItem(page: Page, name: string, target: string) {
  const handle = page.getByRole('button', { name: `Move ${name}` })
  const other = page.getByRole('button', { name: `Move ${target}` })
  const from = await handle.boundingBox()
  const to = await other.boundingBox()
  if (!from || !to) throw new Error('The handles are not drawn')
  await page.mouse.move(from.x + 10, from.y + 10)
  await expect(handle).toHaveAttribute('aria-roledescription')
  await page.mouse.down()
  await page.mouse.move(from.x + 10, from.y + 30, { steps: 3 })
  await page.mouse.move(to.x + 10, to.y + 15, { steps: 8 })
  await expect.poll(async () => (await other.boundingBox())?.y).not.toBe(to.y)
  await page.mouse.up()
}
