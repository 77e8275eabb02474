import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { expect, test, type Vendor } from './fixtures.ts'
import { dragByFinger, escapeFrom, expectPickedUp, middleOf } from './hands.ts'
import { hold } from './route-handlers.ts'
import { toasts } from './toasts.ts'

const PATH = '/dashboard/categories'
const CALLS = '**/api/categories*'
const TAKEN = 'A category with this name already exists. Please choose a different name.'

const rows = (page: Page) => page.getByRole('list', { name: 'Categories' }).getByRole('listitem')
const names = (page: Page) => rows(page).getByRole('heading')
const row = (page: Page, name: string) =>
  rows(page).filter({ has: page.getByRole('heading', { name, exact: true }) })
const handle = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}` })
const dialog = (page: Page) => page.getByRole('dialog')

const by = ({ token }: Vendor) => ({ authorization: `Bearer ${token}` })

async function addCategory(request: APIRequestContext, vendor: Vendor, category: object) {
  const answer = await request.post('/api/categories', { headers: by(vendor), data: category })
  expect(answer.status()).toBe(201)
  return (await answer.json()).category as { id: string; name: string }
}

async function addItem(request: APIRequestContext, vendor: Vendor, item: object) {
  const answer = await request.post('/api/items', { headers: by(vendor), data: item })
  expect(answer.status()).toBe(201)
}

/** Refuses every change, as a broken line would; reading still works. */
const breakChanges = (page: Page) =>
  page.route('**/api/categories**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  )

/** Every change reaches the server, and no word of it comes back. */
const loseAnswers = (page: Page) =>
  page.route('**/api/categories**', async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    await route.fetch()
    await route.abort()
  })

test.describe('a vendor without categories', () => {
  test.beforeEach(async ({ page, newVendor, signIn }) => {
    await signIn(page, await newVendor())
    await page.goto(PATH)
  })

  test('reads that there are none and can create the first [CAT-05] [CAT-01] [RTE-15]', async ({ page }) => {
    await expect(page).toHaveTitle('Categories | Thela')
    await expect(page.getByRole('heading', { name: 'Categories', level: 1, exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No categories yet' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your Categories (0)' })).toBeVisible()

    await page.getByRole('button', { name: 'Create Category' }).click()
    await expect(dialog(page)).toHaveAccessibleName('Add Category')
  })

  test('adds one with a name alone [CAT-04] [CAT-06] [CAT-07] [CAT-10] [CAT-18] [CAT-02]', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Add Category' }).click()
    await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeVisible()
    await expect(dialog(page).getByLabel('Name')).toBeFocused()
    await dialog(page).getByLabel('Name').fill('Snacks')
    await dialog(page).getByRole('button', { name: 'Create' }).click()

    await expect(toasts(page)).toHaveText('Category created successfully!')
    await expect(dialog(page)).toBeHidden()
    await expect(names(page)).toHaveText(['Snacks'])
    await expect(page.getByRole('heading', { name: 'Your Categories (1)' })).toBeVisible()
  })

  test('finds an empty form after a cancel [CAT-07]', async ({ page }) => {
    await page.getByRole('button', { name: 'Add Category' }).click()
    await dialog(page).getByLabel('Name').fill('Half a thou')
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog(page)).toBeHidden()

    await page.getByRole('button', { name: 'Add Category' }).click()
    await expect(dialog(page).getByLabel('Name')).toHaveValue('')
  })

  test('is told what is wrong with a name, at the field [CAT-08] [CAT-09]', async ({ page }) => {
    await page.getByRole('button', { name: 'Add Category' }).click()
    const name = dialog(page).getByLabel('Name')

    await dialog(page).getByRole('button', { name: 'Create' }).click()
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription('Category name is required')
    await name.fill('S')
    await dialog(page).getByRole('button', { name: 'Create' }).click()
    await expect(name).toHaveAccessibleDescription('Name must be at least 2 characters')
  })

  test('loses nothing typed when the line breaks [CAT-22]', async ({ page }) => {
    await breakChanges(page)
    await page.getByRole('button', { name: 'Add Category' }).click()
    await dialog(page).getByLabel('Name').fill('Snacks')
    await dialog(page).getByRole('button', { name: 'Create' }).click()

    await expect(toasts(page)).toHaveText('Failed to create category')
    await expect(dialog(page).getByLabel('Name')).toHaveValue('Snacks')
  })

  test('sees a category whose answer was lost [CAT-22]', async ({ page }) => {
    await loseAnswers(page)
    await page.getByRole('button', { name: 'Add Category' }).click()
    await dialog(page).getByLabel('Name').fill('Snacks')
    await dialog(page).getByRole('button', { name: 'Create' }).click()
    await expect(toasts(page)).toHaveText('Failed to create category')

    await page.keyboard.press('Escape')
    await expect(names(page)).toHaveText(['Snacks'])
  })

  test('finds the focus at the button again when saving failed', async ({ page }) => {
    await breakChanges(page)
    await page.getByRole('button', { name: 'Add Category' }).click()
    await dialog(page).getByLabel('Name').fill('Snacks')
    await dialog(page).getByRole('button', { name: 'Create' }).focus()
    await page.keyboard.press('Enter')

    await expect(toasts(page)).toHaveText('Failed to create category')
    await expect(dialog(page).getByRole('button', { name: 'Create' })).toBeFocused()
  })

  test('can come from another screen straight to the form', async ({ page }) => {
    await page.goto(`${PATH}?add=1`)
    await expect(dialog(page)).toHaveAccessibleName('Add Category')

    await escapeFrom(page, dialog(page))
    await expect(page).toHaveURL(PATH)
  })
})

test.describe('a vendor with three categories', () => {
  let vendor: Vendor
  let ids: string[]

  test.beforeEach(async ({ page, request, newVendor, signIn }) => {
    vendor = await newVendor()
    const chaat = await addCategory(request, vendor, { name: 'Chaat', description: 'Crisp and sour' })
    const dosa = await addCategory(request, vendor, { name: 'Dosa' })
    const lassi = await addCategory(request, vendor, { name: 'Lassi' })
    ids = [chaat.id, dosa.id, lassi.id]
    await addItem(request, vendor, { name: 'Pani Puri', categoryId: chaat.id, price: 30 })
    await addItem(request, vendor, { name: 'Bhel', categoryId: chaat.id, price: 40 })

    await signIn(page, vendor)
    await page.goto(PATH)
    await expect(names(page)).toHaveText(['Chaat', 'Dosa', 'Lassi'])
  })

  test('sees each with handle, name, description, count, edit and delete [CAT-02] [CAT-03] [CAT-17]', async ({
    page,
  }) => {
    await expect(page.getByRole('heading', { name: 'Your Categories (3)' })).toBeVisible()
    await expect(row(page, 'Chaat')).toContainText('Crisp and sour')
    await expect(row(page, 'Chaat')).toContainText('2 items')
    await expect(row(page, 'Dosa')).toContainText('0 items')
    for (const name of ['Chaat', 'Dosa', 'Lassi']) {
      await expect(row(page, name).getByRole('button', { name: `Move ${name}` })).toBeVisible()
      await expect(row(page, name).getByRole('button', { name: `Edit ${name}` })).toBeVisible()
      await expect(row(page, name).getByRole('button', { name: `Delete ${name}` })).toBeVisible()
    }
  })

  test('renames one [CAT-06] [CAT-19]', async ({ page }) => {
    await page.getByRole('button', { name: 'Edit Chaat' }).click()
    await expect(dialog(page)).toHaveAccessibleName('Edit Category')
    await expect(dialog(page).getByLabel('Name')).toHaveValue('Chaat')
    await expect(dialog(page).getByLabel('Description')).toHaveValue('Crisp and sour')

    await dialog(page).getByLabel('Name').fill('Surti Chaat')
    await dialog(page).getByLabel('Description').fill('')
    await dialog(page).getByRole('button', { name: 'Update' }).click()
    await expect(toasts(page)).toHaveText('Category updated successfully!')
    await expect(dialog(page)).toBeHidden()
    await expect(names(page)).toHaveText(['Surti Chaat', 'Dosa', 'Lassi'])
    await expect(page.getByText('Crisp and sour')).toBeHidden()
  })

  test('changes only what was changed [CAT-06]', async ({ page }) => {
    const sent: unknown[] = []
    page.on('request', (request) => request.method() === 'PUT' && sent.push(request.postDataJSON()))
    await page.getByRole('button', { name: 'Edit Chaat' }).click()
    await dialog(page).getByLabel('Name').fill('Surti Chaat')
    await dialog(page).getByRole('button', { name: 'Update' }).click()
    await expect(names(page)).toHaveText(['Surti Chaat', 'Dosa', 'Lassi'])
    await expect(dialog(page)).toBeHidden()

    await page.getByRole('button', { name: 'Edit Dosa' }).click()
    await dialog(page).getByRole('button', { name: 'Update' }).click()
    await expect(toasts(page).filter({ hasText: 'No changes to save' })).toBeVisible()
    await expect(dialog(page)).toBeHidden()
    expect(sent).toEqual([{ name: 'Surti Chaat' }])
  })

  test('hears of a failed update and may try again [CAT-23]', async ({ page }) => {
    await breakChanges(page)
    await page.getByRole('button', { name: 'Edit Dosa' }).click()
    await dialog(page).getByLabel('Name').fill('Dosa & Idli')
    await dialog(page).getByRole('button', { name: 'Update' }).click()
    await expect(toasts(page)).toHaveText('Failed to update category')

    await page.unroute('**/api/categories**')
    await dialog(page).getByRole('button', { name: 'Update' }).click()
    await expect(names(page)).toHaveText(['Chaat', 'Dosa & Idli', 'Lassi'])
  })

  test('is told at the field that a name is taken', async ({ page }) => {
    await page.getByRole('button', { name: 'Add Category' }).click()
    await dialog(page).getByLabel('Name').fill('CHAAT')
    await dialog(page).getByRole('button', { name: 'Create' }).click()

    await expect(toasts(page)).toHaveText(TAKEN)
    await expect(dialog(page).getByLabel('Name')).toHaveAccessibleDescription(TAKEN)
    await expect(dialog(page).getByLabel('Name')).toHaveValue('CHAAT')
  })

  test('deletes one after reading what goes with it [CAT-11] [CAT-12] [CAT-13] [CAT-20]', async ({
    page,
  }) => {
    const release = await hold(page, '**/api/categories/*/hard')
    await page.getByRole('button', { name: 'Delete Chaat' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('"Chaat"')
    await expect(question).toContainText('2 menu items')
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()

    await question.getByRole('button', { name: 'Delete Category & Items' }).click()
    await expect(question.getByRole('button', { name: 'Deleting...' })).toBeDisabled()
    release()
    await expect(toasts(page)).toHaveText('Category and 2 menu items deleted successfully!')
    await expect(question).toBeHidden()
    await expect(names(page)).toHaveText(['Dosa', 'Lassi'])
  })

  test('keeps a category when cancelling or when deleting fails [CAT-12] [CAT-24]', async ({ page }) => {
    await page.getByRole('button', { name: 'Delete Dosa' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('alertdialog')).toBeHidden()

    await breakChanges(page)
    await page.getByRole('button', { name: 'Delete Dosa' }).click()
    await page.getByRole('button', { name: 'Delete Category & Items' }).click()
    await expect(toasts(page)).toHaveText('Failed to delete category')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(names(page)).toHaveText(['Chaat', 'Dosa', 'Lassi'])
  })

  test('no longer sees what was deleted or renamed when the answer was lost [CAT-23] [CAT-24]', async ({
    page,
  }) => {
    await loseAnswers(page)
    await page.getByRole('button', { name: 'Delete Dosa' }).click()
    await page.getByRole('button', { name: 'Delete Category & Items' }).click()
    await expect(toasts(page)).toHaveText('Failed to delete category')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(names(page)).toHaveText(['Chaat', 'Lassi'])

    await page.getByRole('button', { name: 'Edit Lassi' }).click()
    await dialog(page).getByLabel('Name').fill('Chaas')
    await dialog(page).getByRole('button', { name: 'Update' }).click()
    await expect(toasts(page).filter({ hasText: 'Failed to update category' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(names(page)).toHaveText(['Chaat', 'Chaas'])
  })

  test('finds the focus where it was once a dialog is closed', async ({ page }) => {
    const close = async (opener: Locator, panel: Locator) => {
      await opener.focus()
      await page.keyboard.press('Enter')
      await expect(panel).toBeVisible()
      await escapeFrom(page, panel)
      await expect(opener).toBeFocused()
    }

    await close(page.getByRole('button', { name: 'Add Category' }), dialog(page))
    await close(page.getByRole('button', { name: 'Edit Dosa' }), dialog(page))
    await close(page.getByRole('button', { name: 'Delete Dosa' }), page.getByRole('alertdialog'))
  })

  test('finds the focus on the page once the row it was in is deleted', async ({ page }) => {
    await page.getByRole('button', { name: 'Delete Dosa' }).click()
    await page.getByRole('button', { name: 'Delete Category & Items' }).click()

    await expect(names(page)).toHaveText(['Chaat', 'Lassi'])
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('drags one by mouse and all ids are sent in their new order [CAT-14] [CAT-16] [CAT-21]', async ({
    page,
  }) => {
    const sent = page.waitForRequest('**/api/categories/reorder')
    await dragOver(page, handle(page, 'Lassi'), handle(page, 'Chaat'))

    expect((await sent).postDataJSON()).toEqual({ categoryIds: [ids[2], ids[0], ids[1]] })
    await expect(names(page)).toHaveText(['Lassi', 'Chaat', 'Dosa'])
    await expect(toasts(page)).toHaveText('Categories reordered successfully!')

    await page.reload()
    await expect(names(page)).toHaveText(['Lassi', 'Chaat', 'Dosa'])
  })

  test('moves one by keyboard in steps of 25 px and hears where it is [CAT-15] [CAT-14]', async ({
    page,
  }) => {
    const way = await pickUp(page, 'Chaat')
    await page.keyboard.press('ArrowDown')
    await expect.poll(way).toBeCloseTo(25)

    for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowDown')
    await expect(page.getByText('Chaat is over position 2 of 3.')).toBeAttached()
    await page.keyboard.press('Space')
    await expect(page.getByText('Chaat was dropped at position 2 of 3.')).toBeAttached()
    await expect(names(page)).toHaveText(['Dosa', 'Chaat', 'Lassi'])
    await expect(toasts(page)).toHaveText('Categories reordered successfully!')
  })

  test('puts a picked up one back with Escape', async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    const way = await pickUp(page, 'Chaat')
    await page.keyboard.press('ArrowDown')
    await expect.poll(way).toBeCloseTo(25)
    await page.keyboard.press('Escape')

    await expect(page.getByText('Chaat is back at position 1 of 3.')).toBeAttached()
    await expect(names(page)).toHaveText(['Chaat', 'Dosa', 'Lassi'])
    expect(sent.filter((url) => url.endsWith('/reorder'))).toEqual([])
  })

  test('sees the new order at once and the old one again when saving fails [CAT-25]', async ({ page }) => {
    const refuse = await hold(page, '**/api/categories/reorder', (route) => route.abort())
    await dragOver(page, handle(page, 'Lassi'), handle(page, 'Chaat'))
    await expect(names(page)).toHaveText(['Lassi', 'Chaat', 'Dosa'])

    refuse()
    await expect(toasts(page)).toHaveText('Failed to reorder categories')
    await expect(names(page)).toHaveText(['Chaat', 'Dosa', 'Lassi'])
  })

  test('sees places of the same shape while loading, and can retry what failed', async ({ page }) => {
    const release = await hold(page, CALLS)
    await page.reload()
    await expect(page.getByRole('status', { name: 'Loading categories' })).toBeVisible()
    release()
    await expect(names(page)).toHaveText(['Chaat', 'Dosa', 'Lassi'])

    await page.unroute(CALLS)
    await page.route(CALLS, (route) => route.abort())
    await page.reload()
    await expect(page.getByText('We could not load your categories.')).toBeVisible()
    await page.unroute(CALLS)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(names(page)).toHaveText(['Chaat', 'Dosa', 'Lassi'])
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`finds no barrier in the list and its dialogs (${colorScheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectNoBarriers(page)
      await page.getByRole('button', { name: 'Edit Chaat' }).click()
      await expect(dialog(page)).toBeVisible()
      await expectNoBarriers(page)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Delete Chaat' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await expectNoBarriers(page)
    })
  }
})

test.describe('a vendor with a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('drags by finger, and nothing scrolls sideways [CAT-14]', async ({
    page,
    request,
    newVendor,
    signIn,
  }) => {
    const vendor = await newVendor()
    const long = 'Grandmother’s-very-own-specialities-of-old-Surat'
    for (const name of [long, 'Dosa']) await addCategory(request, vendor, { name })
    await signIn(page, vendor)
    await page.goto(PATH)
    await expect(names(page)).toHaveText([long, 'Dosa'])

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await dragByFinger(page, handle(page, 'Dosa'), handle(page, long))
    await expect(names(page)).toHaveText(['Dosa', long])
    await expect(toasts(page)).toHaveText('Categories reordered successfully!')
  })
})

async function dragOver(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await middleOf(from), await middleOf(to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 12 })
  await page.mouse.up()
}

/** Picks a row up by keyboard; the answer tells how far down it has moved since. */
async function pickUp(page: Page, name: string) {
  const top = async () => (await row(page, name).boundingBox())?.y ?? Number.NaN
  await handle(page, name).focus()
  await page.keyboard.press('Space')
  await expectPickedUp(page, `Picked up ${name}, position 1 of 3.`)
  const start = await top()
  return async () => (await top()) - start
}
