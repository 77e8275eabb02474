import type { Page } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './route-handlers.ts'
import { adminOf, sampleTemplate } from './template-market.ts'
import { menuOf } from './vendor-menu.ts'

test.describe.configure({ timeout: 90_000 })

const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const refuse = (page: Page, path: string, status: number, json: unknown) =>
  page.route(path, (route) => route.fulfill({ status, json }), { times: 1 })

test('an administrator uploads, looks at, renames, enables and deletes a design [RTE-28] [TMG-01] [TMG-02] [TMG-03] [TMG-04] [TMG-05] [TMG-06] [TMG-07] [TMG-08] [TMG-09] [TMG-17] [TMG-22] [TMG-28] [TMG-30] [TMG-42] [TMG-43] [API-103] [ENT-53]', async ({
  page,
  signIn,
  adminSession,
}) => {
  await signIn(page, await adminSession())
  await page.goto('/admin/templates')
  await expect(page.getByRole('note')).toContainText('Add your own as a .jsx file')
  for (const name of ['Validate', 'Sync Templates', 'Add Template'])
    await expect(page.getByRole('button', { name })).toBeVisible()
  for (const label of ['Total', 'Enabled', 'Disabled', 'Missing'])
    await expect(page.locator('p', { hasText: new RegExp(`^${label}$`) })).toBeVisible()
  const basic = page.getByRole('listitem').filter({ hasText: 'BasicTemplate' })
  await expect(basic.getByRole('heading', { name: 'Basic' })).toBeVisible()
  await expect(basic).toContainText('A printed menu card')
  await expect(basic).toContainText('Enabled')
  await expect(basic.getByRole('list', { name: 'Features' }).getByRole('listitem')).not.toHaveCount(0)
  await expectNoBarriers(page)

  await page.getByRole('button', { name: 'Add Template' }).click()
  const add = page.getByRole('dialog', { name: 'Add Template' })
  const choose = (name: string, text: string) =>
    add.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
  await choose('menu.png', 'x')
  await expect(add).toContainText('Please select a .jsx file')
  await expect(add.getByRole('button', { name: 'Create Template' })).toBeEnabled()
  await choose('Broken.jsx', 'export default 1')
  await expect(add).toContainText('Invalid template')
  await expect(add.getByText('Failed: Uses React')).toBeVisible()
  await expect(add.getByText('Passed: Default export present')).toBeVisible()
  await expect(add.getByRole('button', { name: 'Upload Template' })).toBeDisabled()

  const id = `Chalkboard${Date.now() % 1e6}`
  await choose(`${id}.jsx`, sampleTemplate)
  await expect(add).toContainText('Valid template')
  await expect(add.getByLabel('Template ID')).toHaveValue(id)
  await expect(add.locator('pre')).toContainText("from 'react'")
  await add.getByRole('button', { name: 'Upload Template' }).click()
  await expect(add).toContainText('Template ID and name are required')
  await add.getByLabel('Display Name').fill(`Board ${id}`)
  const upload = await hold(page, '**/template-uploads/upload')
  await add.getByRole('button', { name: 'Upload Template' }).click()
  await expect(add).toContainText('Uploading...')
  upload()
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
  await expect(edit.getByLabel('Template ID')).toHaveAttribute('readonly')
  await edit.getByLabel('Display Name').fill('')
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect(edit).toContainText('Template name is required')
  await edit.getByLabel('Display Name').fill(`Slate ${id}`)
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Template updated successfully!')).toBeVisible()

  await own.getByRole('button', { name: 'Enable' }).click()
  await expect(page.getByText('Template enabled successfully!')).toBeVisible()
  await own.getByRole('button', { name: 'Disable' }).click()
  await expect(page.getByText('Template disabled successfully!')).toBeVisible()
  await own.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Template' }).click()
  await expect(page.getByText('Template deleted successfully!')).toBeVisible()
  await expect(own).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('whatever fails says what failed [TMG-10] [TMG-11] [TMG-12] [TMG-13] [TMG-14] [TMG-15] [TMG-16] [TMG-18] [TMG-19] [TMG-20] [TMG-31] [TMG-32] [TMG-33] [TMG-34] [TMG-35] [TMG-36] [TMG-37] [TMG-38] [TMG-39] [TMG-40] [TMG-41]', async ({
  page,
  signIn,
  adminSession,
}) => {
  await signIn(page, await adminSession())
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(
    '**/api/templates?*',
    async (route) => {
      await held
      await route.fulfill({ json: { success: true, data: { no: 'list' } } })
    },
    { times: 1 },
  )
  await page.goto('/admin/templates')
  await expect(page.getByRole('status', { name: 'Loading templates' })).toBeVisible()
  answer()
  await expect(page.getByText('Data Error')).toBeVisible()
  await refuse(page, '**/api/templates?*', 500, {})
  await page.reload()
  await expect(page.getByText('We could not load the templates.')).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  const basic = page.getByRole('listitem').filter({ hasText: 'BasicTemplate' })
  await expect(basic).toBeVisible()

  const fails = async (path: string, text: string, act: () => Promise<void>, json: unknown = {}) => {
    await refuse(page, path, 500, json)
    await act()
    await expect(page.getByText(text)).toBeVisible()
  }
  const press = (name: string) => () => page.getByRole('button', { name, exact: true }).first().click()
  await fails(
    '**/template-uploads/sync',
    'Failed to sync templates. Please try again.',
    press('Sync Templates'),
  )
  await fails(
    '**/template-uploads/validate',
    'Failed to validate templates. Please try again.',
    press('Validate'),
  )
  await refuse(page, '**/template-uploads/validate', 200, {
    success: true,
    summary: { total: 6, valid: 5, missing: 1 },
    results: [{ templateId: 'BasicTemplate', name: 'Basic', status: 'missing' }],
  })
  await press('Validate')()
  await expect(page.getByText('1 templates are missing files! Use Sync to clean up.')).toBeVisible()
  await expect(basic).toContainText('Missing Component')
  await press('Validate')()
  await expect(page.getByText('All templates are valid!')).toBeVisible()
  await fails('**/api/templates/*/toggle', 'Failed to toggle template', press('Disable Basic'))

  await press('Edit Basic')()
  await fails('**/api/templates/*', 'Failed to update template', press('Save Changes'))
  await page.keyboard.press('Escape')
  await press('Delete Basic')()
  await fails('**/api/templates/*', 'Failed to delete template', press('Delete Template'))
  await press('Cancel')()
  await refuse(page, '**/api/admin/vendors?*', 500, {})
  await press('Preview Basic')()
  await expect(page.getByText('Failed to load vendors for preview')).toBeVisible()
  await expect(page.frameLocator('iframe').getByText('Sample Street Kitchen').first()).toBeVisible()
  await page.keyboard.press('Escape')

  await press('Add Template')()
  const add = page.getByRole('dialog', { name: 'Add Template' })
  await press('Create Template')()
  await expect(add.getByText('Template ID and name are required')).toHaveCount(2)
  await add.getByLabel('Template ID').fill('BasicTemplate')
  await add.getByLabel('Display Name').fill('Corner')
  await press('Create Template')()
  await expect(add).toContainText('Template ID "BasicTemplate" already exists. Please use a different ID.')
  await add.getByLabel('Template ID').fill('Nowhere')
  await press('Create Template')()
  await expect(
    page.getByText('Template component not found. Please ensure the template file exists.'),
  ).toBeVisible()
  await fails('**/api/templates', 'Failed to create template', press('Create Template'))
  await add
    .locator('input[type=file]')
    .setInputFiles({ name: 'Corner.jsx', mimeType: 'text/plain', buffer: Buffer.from(sampleTemplate) })
  await fails('**/template-uploads/upload', 'Upload failed. Please try again.', press('Upload Template'))
  await refuse(page, '**/template-uploads/upload', 409, { message: 'No', error: 'Template already exists' })
  await press('Upload Template')()
  await expect(
    page.getByText('Template "Corner" already exists. Please use a different Template ID.'),
  ).toBeVisible()

  await refuse(page, '**/api/templates?*', 401, { message: 'Session expired. Please login again.' })
  await page.reload()
  await expect(
    page.getByText('You are not authorized to view templates. Please log in as an admin user.'),
  ).toBeVisible()
  await press('Go to Login')()
  await expect(page).toHaveURL(/\/admin\/login/)
})

test('a real design works through the frame as one of ours does, and gives way when access ends [PUB-08] [PICK-19]', async ({
  page,
  request,
  newVendor,
}) => {
  const vendor = await newVendor()
  const stall = menuOf(request, vendor)
  const { id: categoryId } = await stall.addCategory('Bhel')
  await stall.addCategory('Drinks')
  await stall.addItem({ name: 'Corn Bhel', categoryId, price: 60, description: 'With two chutneys' })
  await stall.addItem({ name: 'Dry Bhel', categoryId, price: 50, isAvailable: false })
  const admin = await adminOf(request)
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

  await admin.update(id, { accessLevel: 'premium', price: 99.99 })
  await expect.poll(html).not.toContain('"frame"')
  await admin.grant({
    templateId: id,
    vendorId: vendor.id,
    expiresAt: new Date(Date.now() + 8000).toISOString(),
  })
  await expect.poll(html).toContain('"frame"')
  // It expires by itself, and the saved choice works again with a new permission.
  await expect.poll(html, { timeout: 60_000 }).not.toContain('"frame"')
  await admin.grant({ templateId: id, vendorId: vendor.id })
  await expect.poll(html).toContain('"frame"')
  await admin.remove(id)
})
