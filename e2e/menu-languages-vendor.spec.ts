import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, longTest } from './fixtures.ts'
import { menuApi } from './menu-api.ts'
import { toasts } from './toasts.ts'

longTest(
  'a vendor takes Gujarati as a second language, and has a category, a dish with a size and one of the library in both [LANG-06] [QUICK-03]',
  async ({ page, request, newVendor, signIn }) => {
    const vendor = await newVendor()
    const menu = menuApi(request, vendor)
    await signIn(page, vendor)
    await chooseGujarati(page)
    await addCategory(page)
    await addDishWithSize(page)
    await addFromLibrary(page)

    expect(await menu.readCategories()).toMatchObject([
      { name: 'Snacks', translations: { gu: { name: 'નાસ્તો', description: 'ગરમ' } } },
      { name: 'Bhel', translations: { gu: { name: 'ભેળ' } } },
    ])
    const [samosa, bhel] = (await menu.readItems()) as Record<string, string>[]
    const [half] = JSON.parse(samosa?.variations ?? '[]')
    expect(samosa).toMatchObject({
      name: 'Samosa',
      translations: { gu: { name: 'સમોસા', variations: { [half.id]: 'અડધું' } } },
    })
    expect(bhel).toMatchObject({
      name: 'Bhel Puri',
      translations: { gu: { name: 'ભેળપુરી', description: expect.stringMatching(/\p{Script=Gujarati}/u) } },
    })
  },
)

async function chooseGujarati(page: Page) {
  await page.goto('/dashboard/profile')
  const second = page.getByLabel('Second language (optional)')
  await second.selectOption({ label: 'ગુજરાતી (Gujarati)' })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toasts(page)).toHaveText('Profile updated successfully!')
  await page.reload()
  await expect(second).toHaveValue('gu')
}

async function addCategory(page: Page) {
  await page.goto('/dashboard/categories?add=1')
  const form = page.getByRole('dialog', { name: 'Add Category' })
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Snacks')
  await form.getByLabel('Name in ગુજરાતી (Gujarati)').fill('નાસ્તો')
  await form.getByLabel('Description in ગુજરાતી (Gujarati)').fill('ગરમ')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(form).toBeHidden()
}

async function addDishWithSize(page: Page) {
  await page.goto('/dashboard/items?add=1')
  const form = page.getByRole('dialog', { name: 'Add Menu Item' })
  await form.getByLabel('Item name').fill('Samosa')
  await form.getByRole('spinbutton', { name: 'Price', exact: true }).fill('20')
  await form.getByRole('button', { name: 'Half', exact: true }).click()
  await form.getByRole('radio', { name: 'Veg', exact: true }).check()
  await form.getByText('In other languages').click()
  await form.getByLabel('Name in ગુજરાતી (Gujarati)').fill('સમોસા')
  await form.getByLabel('Half in ગુજરાતી (Gujarati)').fill('અડધું')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Create Item' }).click()
  await expect(form).toBeHidden()
}

async function addFromLibrary(page: Page) {
  await page.goto('/dashboard/items/add-dishes?kind=chaat')
  await page.getByRole('checkbox', { name: 'Bhel Puri', exact: true }).click()
  await page.getByRole('spinbutton', { name: 'Price of Bhel Puri', exact: true }).fill('40')
  await page.getByRole('button', { name: 'Add to menu' }).click()
  await expect(page.getByRole('heading', { name: 'Bhel Puri' })).toBeVisible()
}
