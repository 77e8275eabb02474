import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { test as base, expect } from './fixtures.ts'
import { dragByTouch, middleOf } from './input-methods.ts'
import { share } from './long.ts'
import { menuApi } from './menu-api.ts'
import { toasts } from './toasts.ts'

const PATH = '/dashboard/categories'

const rows = (page: Page) => page.getByRole('list', { name: 'Categories' }).getByRole('listitem')
const names = (page: Page) => rows(page).getByRole('heading')
const handle = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}` })
const dialog = (page: Page) => page.getByRole('dialog')

type Fixtures = {
  /** A vendor with these categories, looking at them. */
  openCategories: (categories: string[]) => Promise<{ ids: string[]; menu: ReturnType<typeof menuApi> }>
}

const test = base.extend<Fixtures>({
  openCategories: ({ page, request, newVendor, signIn }, use) =>
    use(async (categories) => {
      const vendor = await newVendor()
      const menu = menuApi(request, vendor)
      const ids: string[] = []
      for (const name of categories) ids.push((await menu.addCategory(name)).id)
      await signIn(page, vendor)
      await page.goto(PATH)
      await expect(names(page)).toHaveText(categories)
      return { ids, menu }
    }),
})

test('a vendor adds, renames and deletes a category [CAT-18] [CAT-19] [CAT-20]', async ({
  page,
  openCategories,
}) => {
  const { menu } = await openCategories([])
  await page.getByRole('button', { name: 'Add Category' }).click()
  await dialog(page).getByLabel('Name').fill('Chaat')
  await dialog(page).getByRole('button', { name: 'Create' }).click()
  await expect(toasts(page)).toHaveText('Category created successfully!')
  await expect(names(page)).toHaveText(['Chaat'])

  await page.getByRole('button', { name: 'Edit Chaat' }).click()
  await dialog(page).getByLabel('Name').fill('Surti Chaat')
  await dialog(page).getByLabel('Description').fill('Crisp and sour')
  await dialog(page).getByRole('button', { name: 'Update' }).click()
  await expect(toasts(page).filter({ hasText: 'Category updated successfully!' })).toBeVisible()
  const [chaat] = await menu.readCategories()
  expect(chaat).toMatchObject({ name: 'Surti Chaat', description: 'Crisp and sour' })

  for (const name of ['Pani Puri', 'Bhel']) await menu.addItem({ name, categoryId: chaat?.id, price: 30 })
  await page.reload()
  await page.getByRole('button', { name: 'Delete Surti Chaat' }).click()
  await page.getByRole('button', { name: 'Delete Category & Items' }).click()
  await expect(toasts(page)).toHaveText('Category and 2 menu items deleted successfully!')
  await expect(page.getByText('No categories yet')).toBeVisible()
  expect(await menu.readCategories()).toEqual([])
})

test('a vendor drags one by mouse and all ids are sent in their new order [CAT-14] [CAT-16] [CAT-21]', async ({
  page,
  openCategories,
}) => {
  const { ids } = await openCategories(['Chaat', 'Dosa', 'Lassi'])
  const sent = page.waitForRequest('**/api/categories/reorder')
  await dragOver(page, handle(page, 'Lassi'), handle(page, 'Chaat'))

  expect((await sent).postDataJSON()).toEqual({ categoryIds: [ids[2], ids[0], ids[1]] })
  await expect(names(page)).toHaveText(['Lassi', 'Chaat', 'Dosa'])
  await expect(toasts(page)).toHaveText('Categories reordered successfully!')

  await page.reload()
  await expect(names(page)).toHaveText(['Lassi', 'Chaat', 'Dosa'])
})

test('the list and its dialogs have no accessibility violations, in its share of the themes', async ({
  page,
  openCategories,
}) => {
  await openCategories(['Chaat', 'Dosa'])
  const check = async (name: string) => {
    for (const colorScheme of share(['light', 'dark'] as const, 1, 2)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectAccessible(page, { name: `${name} (${colorScheme})` })
    }
  }

  await check('the list')
  await page.getByRole('button', { name: 'Edit Chaat' }).click()
  await expect(dialog(page)).toBeVisible()
  await check('the form')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Delete Chaat' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await check('the question')
})

test.describe('a vendor with a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('drags by finger, and nothing scrolls sideways [CAT-14]', async ({ page, openCategories }) => {
    const long = 'Grandmother’s-very-own-specialities-of-old-Surat'
    const { ids } = await openCategories([long, 'Dosa'])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

    const sent = page.waitForRequest('**/api/categories/reorder')
    await dragByTouch(page, handle(page, 'Dosa'), handle(page, long))
    expect((await sent).postDataJSON()).toEqual({ categoryIds: [ids[1], ids[0]] })
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
