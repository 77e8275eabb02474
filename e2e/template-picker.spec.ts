import type { Page } from '@playwright/test'
import { SUPPORT_CHAT } from '@thela/contract/values/product'
import { expect, test, type Vendor } from './fixtures.ts'
import { hold } from './route-handlers.ts'
import { toasts } from './toasts.ts'
import { menuOf } from './vendor-menu.ts'

const PATH = '/dashboard/templates'
const AVAILABLE = '**/api/templates/available/**'
const ENABLED = '**/api/templates/enabled'
const CHOICE = '**/api/vendors/template'

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const preview = (page: Page) => page.getByRole('dialog')
const theme = (page: Page, name: string) => preview(page).getByRole('radio', { name })
const open = (page: Page, name: string) => card(page, name).getByRole('button', { name: 'Preview' }).click()

const isOurs = ({ description }: { description: string | null }) => description !== null

test.describe('a vendor who chooses a design', () => {
  let vendor: Vendor

  test.beforeEach(async ({ page, request, newVendor, signIn }) => {
    vendor = await newVendor()
    const menu = menuOf(request, vendor)
    const { id } = await menu.addCategory('Chaat')
    await menu.addItem({ categoryId: id, name: 'Bhel Puri', price: 40 })
    await signIn(page, vendor)
  })

  test('tries one with the own dishes in every theme, applies it, and it is there [PICK-01] [PICK-02] [PICK-03] [PICK-04] [PICK-05] [PICK-09] [PICK-10] [PICK-11] [PICK-12] [PICK-13] [PICK-14] [PICK-15] [RTE-19] [ENT-23]', async ({
    page,
    request,
  }) => {
    const [answer] = await Promise.all([page.waitForResponse(AVAILABLE), page.goto(PATH)])
    const { data: templates } = await answer.json()
    expect(templates.length).toBeGreaterThan(1)
    // Uploaded ones may stand beside ours; they need no description.
    for (const { id, templateId, name, description } of templates.filter(isOurs)) {
      expect([id, templateId, name, description].every((text) => typeof text === 'string')).toBe(true)
      await expect(card(page, name).getByRole('button', { name: 'Preview' })).toBeVisible()
      await expect(card(page, name)).toContainText(description)
    }
    await expect(page.getByText('Applied', { exact: true })).toHaveCount(0)

    await open(page, 'Basic')
    const menu = preview(page).frameLocator('iframe')
    await expect(menu.getByText('Bhel Puri').first()).toBeVisible()
    await expect(preview(page).getByRole('radio')).toHaveCount(6)
    await expect(theme(page, 'Classic Blue')).toBeChecked()
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
    await theme(page, 'Rose Pink').check({ force: true })
    await expect(preview(page).getByRole('button', { name: 'Apply', exact: true })).toBeEnabled()
    await theme(page, 'Royal Purple').check({ force: true })
    await expect(preview(page).getByRole('button', { name: 'No Changes' })).toBeDisabled()
    await page.keyboard.press('Escape')

    await open(page, 'Modern Minimal')
    await expect(theme(page, 'Classic Blue')).toBeChecked()
    await expect(preview(page).getByRole('button', { name: 'Apply', exact: true })).toBeEnabled()
  })

  test('tries one with the menu as it is now, not as the browser has kept it', async ({ page, request }) => {
    const shown = preview(page).frameLocator('iframe')
    await page.goto(PATH)
    await open(page, 'Basic')
    await expect(shown.getByText('Bhel Puri').first()).toBeVisible()

    const menu = menuOf(request, vendor)
    const { id } = await menu.addCategory('Drinks')
    await menu.addItem({ categoryId: id, name: 'Kala Khatta', price: 20 })
    await page.reload()
    await open(page, 'Basic')
    await expect(shown.getByText('Kala Khatta').first()).toBeVisible()
  })

  test('hears that a design could not be applied, and may try again [PICK-16]', async ({ page }) => {
    await page.goto(PATH)
    await open(page, 'Basic')
    await page.route(CHOICE, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    )
    await preview(page).getByRole('button', { name: 'Apply', exact: true }).click()

    await expect(toasts(page)).toContainText(['Failed to apply template. Please try again.'])
    await expect(preview(page).getByRole('button', { name: 'Apply', exact: true })).toBeEnabled()
  })

  test('gets the enabled designs when the own list cannot be had, or hears that there is none [PICK-17] [PICK-18]', async ({
    page,
  }) => {
    await page.route(AVAILABLE, (route) => route.fulfill({ status: 500, json: {} }))
    const [answer] = await Promise.all([page.waitForResponse(ENABLED), page.goto(PATH)])
    expect(answer.ok()).toBe(true)
    await expect(card(page, 'Basic')).toBeVisible()
    await expect(toasts(page)).toHaveCount(0)

    await page.route(ENABLED, (route) => route.fulfill({ json: { data: { no: 'list' } } }))
    await page.reload()
    await expect(toasts(page)).toContainText(['Failed to load templates'])
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  })

  test('reads that there is none for the account, and whom to ask [PICK-06] [PICK-07]', async ({ page }) => {
    await page.route(AVAILABLE, (route) => route.fulfill({ json: { success: true, data: [] } }))
    await page.goto(PATH)

    await expect(page.getByText('No templates are currently available for your account')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Expert advice' })).toHaveAttribute('href', SUPPORT_CHAT)
    await expect(page.getByRole('link', { name: 'Custom templates' })).toHaveAttribute('href', '/contact')
  })

  test('waits for the preview with a spinner, and reads when the design is not there [PICK-08] [PUB-03]', async ({
    page,
  }) => {
    await page.route(AVAILABLE, async (route) => {
      const answer = await route.fetch()
      const { data, ...rest } = await answer.json()
      const lost = { ...data[0], id: 'lost', templateId: 'NoSuchTemplate', name: 'Lost', description: '' }
      return route.fulfill({ json: { ...rest, data: [...data, lost] } })
    })
    const arrive = await hold(page, '**/menu-full**')
    await page.goto(PATH)
    await open(page, 'Lost')
    await expect(preview(page).getByText('Loading preview')).toBeVisible()

    arrive()
    await expect(preview(page).getByText('Template not found')).toBeVisible()
  })
})
