import type { Page } from '@playwright/test'
import { SUPPORT_EMAIL } from '@thela/contract/values/product'
import { expect, longTest, test, type Vendor } from './fixtures.ts'
import { menuApi } from './menu-api.ts'
import { harmlessTemplate, templateAdmin } from './template-admin.ts'
import { toasts } from './toasts.ts'

const PATH = '/dashboard/templates'

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const preview = (page: Page) => page.getByRole('dialog')
const theme = (page: Page, name: string) => preview(page).getByRole('radio', { name })
const open = (page: Page, name: string) => card(page, name).getByRole('button', { name: 'Preview' }).click()

const isOurs = ({ description }: { description: string | null }) => description !== null

// What the picker shows in each state is tested beside it, in templates.screen.test.tsx.
test.describe('a vendor who chooses a design', () => {
  let vendor: Vendor

  test.beforeEach(async ({ page, request, newVendor, signIn }) => {
    vendor = await newVendor()
    const menu = menuApi(request, vendor)
    const { id } = await menu.addCategory('Chaat')
    await menu.addItem({ categoryId: id, name: 'Bhel Puri', price: 40 })
    await signIn(page, vendor)
  })

  test('finds every design that the server has for them [RTE-19] [PICK-01] [ENT-23]', async ({ page }) => {
    const [answer] = await Promise.all([
      page.waitForResponse('**/api/templates/available/**'),
      page.goto(PATH),
    ])
    const { data: templates } = await answer.json()
    expect(templates.length).toBeGreaterThan(1)
    // Uploaded ones may be listed too; they need no description.
    for (const { id, templateId, name, description } of templates.filter(isOurs)) {
      expect([id, templateId, name, description].every((text) => typeof text === 'string')).toBe(true)
      await expect(card(page, name)).toContainText(description)
    }
    await expect(page).toHaveTitle('Templates | Thela')
    await expect(page.getByText('Applied', { exact: true })).toHaveCount(0)
  })

  test('tries one with their own dishes and applies it [PICK-04] [PICK-14] [PICK-15]', async ({
    page,
    request,
  }) => {
    await page.goto(PATH)
    await open(page, 'Basic')
    await expect(preview(page).frameLocator('iframe').getByText('Bhel Puri').first()).toBeVisible()
    await theme(page, 'Royal Purple').check({ force: true })
    await preview(page).getByRole('button', { name: 'Apply', exact: true }).click()

    await expect(toasts(page)).toHaveText(
      'Template applied successfully! Your customers will now see this design.',
    )
    await expect(preview(page)).toBeHidden()
    await expect(card(page, 'Basic').getByText('Applied', { exact: true })).toBeVisible()
    const saved = await request.get('/api/vendors/template', {
      headers: { authorization: `Bearer ${vendor.token}` },
    })
    expect((await saved.json()).data).toEqual({ templateId: 'BasicTemplate', themeIndex: 2 })

    await open(page, 'Basic')
    await expect(theme(page, 'Royal Purple')).toBeChecked()
    await expect(preview(page).getByRole('button', { name: 'Applied', exact: true })).toBeDisabled()
  })

  test('applies one from its card, and customers see it', async ({ page, request }) => {
    await page.goto(PATH)
    await card(page, 'Modern Minimal').getByRole('button', { name: 'Apply Modern Minimal' }).click()
    await expect(card(page, 'Modern Minimal').getByText('Applied', { exact: true })).toBeVisible()

    const menu = await request.get(`/api/public/vendor/${vendor.id}/menu-full`)
    expect((await menu.json()).template).toEqual({ templateId: 'ModernMinimal', themeIndex: 0 })
  })

  longTest(
    'tries one with the menu as it is now, not as the browser has kept it',
    async ({ page, request }) => {
      const shown = preview(page).frameLocator('iframe')
      await page.goto(PATH)
      await open(page, 'Basic')
      await expect(shown.getByText('Bhel Puri').first()).toBeVisible()

      const menu = menuApi(request, vendor)
      const { id } = await menu.addCategory('Drinks')
      await menu.addItem({ categoryId: id, name: 'Kala Khatta', price: 20 })
      await page.reload()
      await open(page, 'Basic')
      await expect(shown.getByText('Kala Khatta').first()).toBeVisible()
    },
  )

  test('requests a premium design, is told how to pay, and gets it from the administrator [PICK-20] [PICK-21] [PICK-22]', async ({
    page,
    request,
    browser,
    signIn,
    adminSession,
  }) => {
    const api = await templateAdmin(request)
    const name = `Royal ${vendor.id}`
    const id = `Royal${vendor.id}`
    await api.upload(id, harmlessTemplate, name)
    await api.toggle(id, true)
    await api.update(id, { accessLevel: 'premium', price: 99.99 })

    await page.goto(PATH)
    await expect(card(page, name)).toContainText('₹99.99')
    await expect(card(page, name)).toContainText('Premium')
    await card(page, name).getByRole('button', { name: 'Request' }).click()
    const confirm = page.getByRole('alertdialog', { name: `Request "${name}"?` })
    await expect(confirm).toContainText(SUPPORT_EMAIL)
    const sent = page.waitForRequest('**/api/template-access/purchase')
    await confirm.getByRole('button', { name: 'Send Request' }).click()
    expect((await sent).method()).toBe('POST')
    await expect(card(page, name)).toContainText('Requested on')
    await expect(card(page, name).getByRole('button', { name: 'Request' })).toHaveCount(0)

    const office = await browser.newPage()
    await signIn(office, await adminSession())
    await office.goto('/admin/template-access')
    const row = office
      .getByRole('table', { name: 'Purchase Requests' })
      .getByRole('row')
      .filter({ hasText: id })
    await expect(row).toContainText('₹99.99')
    await row.getByRole('button', { name: /^Grant/ }).click()
    await expect(row).toHaveCount(0)
    await office.close()

    await page.reload()
    await expect(card(page, name)).toContainText('Granted')
    await open(page, name)
    await expect(preview(page).getByRole('button', { name: 'Apply', exact: true })).toBeEnabled()
    await api.remove(id)
  })
})
