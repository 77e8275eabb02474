import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { menuApi } from './menu-api.ts'
import { sampleTemplate, templateAdmin } from './template-admin.ts'

test.describe.configure({ timeout: 90_000 })

const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

test('an administrator uploads, previews, renames, enables and deletes a design [TMG-08] [TMG-09] [TMG-43]', async ({
  page,
  signIn,
  adminSession,
}) => {
  await signIn(page, await adminSession())
  await page.goto('/admin/templates')
  await expect(card(page, 'BasicTemplate').getByRole('heading', { name: 'Basic' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Validate' }).click()
  await expect(page.getByText('All templates are valid!')).toBeVisible()
  await page.getByRole('button', { name: 'Add Template' }).click()
  const add = page.getByRole('dialog', { name: 'Add Template' })
  const id = `Chalkboard${Date.now() % 1e6}`
  await add.locator('input[type=file]').setInputFiles({
    name: `${id}.jsx`,
    mimeType: 'text/plain',
    buffer: Buffer.from(sampleTemplate),
  })
  await expect(add.getByLabel('Template ID')).toHaveValue(id)
  await add.getByLabel('Display Name').fill(`Board ${id}`)
  await expectAccessible(page)
  await add.getByRole('button', { name: 'Upload Template' }).click()
  await expect(page.getByText('Template uploaded successfully!')).toBeVisible()
  const own = card(page, id)
  await expect(own).toContainText('Disabled')

  await own.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: `Preview: Board ${id}` })
  const phone = preview.frameLocator('iframe[sandbox="allow-scripts"]')
  await expect(phone.getByRole('heading', { name: 'Sample Street Kitchen' })).toBeVisible()
  await expect(phone.getByText('Out of Stock')).toBeVisible()
  await preview.getByText('Emerald Green').click({ force: true })
  await expect(phone.locator('main')).toHaveCSS('background-color', 'rgb(11, 31, 25)')
  const facts = preview.getByRole('region', { name: 'Template information' })
  await expect(facts).toContainText(id)
  await expect(facts.getByRole('img', { name: 'Palette of Emerald Green: five colours' })).toBeVisible()
  const pie = await facts.getByRole('img').evaluate((pie) => getComputedStyle(pie).backgroundImage)
  expect(new Set(pie.match(/rgb\([^)]+\)/g)).size).toBe(5)
  await preview.getByRole('combobox', { name: 'Vendor data' }).fill('Hiral Locho')
  await preview.getByRole('option', { name: 'Hiral Locho House' }).click()
  await expect(phone.getByRole('heading', { name: 'Hiral Locho House' })).toBeVisible()
  await page.keyboard.press('Escape')

  await own.getByRole('button', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Template' })
  await edit.getByLabel('Display Name').fill(`Slate ${id}`)
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Template updated successfully!')).toBeVisible()
  await own.getByRole('button', { name: 'Enable' }).click()
  await expect(page.getByText('Template enabled successfully!')).toBeVisible()
  await own.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Template' }).click()
  await expect(page.getByText('Template deleted successfully!')).toBeVisible()
  await expect(own).toHaveCount(0)
})

test('a real design works through the frame as one of ours does, and gives way when access ends [PUB-08] [PICK-19]', async ({
  page,
  request,
  newVendor,
}) => {
  const vendor = await newVendor()
  const stall = menuApi(request, vendor)
  const { id: categoryId } = await stall.addCategory('Bhel')
  await stall.addCategory('Drinks')
  await stall.addItem({ name: 'Corn Bhel', categoryId, price: 60, description: 'With two chutneys' })
  await stall.addItem({ name: 'Dry Bhel', categoryId, price: 50, isAvailable: false })
  const admin = await templateAdmin(request)
  const id = `Slate${vendor.id}`
  await admin.upload(id, sampleTemplate)
  await admin.toggle(id, true)
  await admin.choose(vendor, id, 3)
  const address = `/asha-chaat-house/${vendor.id}`
  const html = async () => (await request.get(address)).text()
  await expect.poll(html).toContain('"frame"')

  // What a customer reads is asked here, not how quick a busy machine is.
  await page.addInitScript(() => {
    const set = window.setTimeout.bind(window)
    window.setTimeout = ((work: () => void, ms?: number) =>
      set(work, ms === 3000 ? 60_000 : ms)) as typeof setTimeout
  })
  await page.goto(address)
  const design = page.frameLocator('body > iframe')
  await expect(design.getByRole('heading', { name: 'Asha Chaat House' })).toBeVisible()
  await expect(page.locator('#menu header')).toBeHidden()
  await expect(design.locator('main')).toHaveCSS('background-color', 'rgb(38, 19, 10)')
  await expect(design.getByText('Out of Stock')).toBeVisible()
  await design.getByLabel('Search the menu').fill('corn')
  await expect(design.getByText('Dry Bhel')).toBeHidden()

  const clicked = page.waitForRequest('**/api/public/item-click')
  await design.getByRole('button', { name: /Corn Bhel/ }).click()
  await expect(design.getByText('With two chutneys')).toBeVisible()
  expect((await clicked).postDataJSON()).toMatchObject({ vendorId: vendor.id })
  const viewed = page.waitForRequest('**/api/public/category-view')
  await design.getByRole('button', { name: 'Drinks' }).click()
  expect((await viewed).postDataJSON()).toMatchObject({ categoryName: 'Drinks' })

  // An expiry does the same as taking the permission back: templates/access/routes.test.ts.
  await admin.update(id, { accessLevel: 'premium', price: 99.99 })
  await expect.poll(html).not.toContain('"frame"')
  const headers = { authorization: `Bearer ${vendor.token}` }
  const choice = { templateId: id, themeIndex: 3 }
  expect((await request.post('/api/vendors/template', { headers, data: choice })).status()).toBe(403)
  const wish = await request.post('/api/template-access/purchase', { headers, data: { templateId: id } })
  expect(wish.status()).toBe(201)
  await admin.grant({ templateId: id, vendorId: vendor.id })
  await expect.poll(html).toContain('"frame"')
  await admin.revoke(id, vendor.id)
  await expect.poll(html).not.toContain('"frame"')
  // The saved choice works again with a new permission.
  await admin.grant({ templateId: id, vendorId: vendor.id })
  await expect.poll(html).toContain('"frame"')
  await admin.remove(id)
})
