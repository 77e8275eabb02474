import { expectNoBarriers } from './barriers.ts'
import { expect, test } from './fixtures.ts'
import { adminOf, harmlessTemplate } from './template-market.ts'

test.describe.configure({ timeout: 90_000 })

test('an administrator sells a template, grants it and takes it back [RTE-29] [TACC-01] [TACC-02] [TACC-03] [TACC-04] [TACC-05] [TACC-06] [TACC-07] [TACC-08] [TACC-09] [TACC-13] [TACC-14] [TACC-15] [TACC-16] [TACC-17] [TACC-18] [CONST-45]', async ({
  page,
  request,
  signIn,
  adminSession,
  newVendor,
}) => {
  const vendor = await newVendor({ businessName: `Stall ${Date.now() % 1e6}` })
  const api = await adminOf(request)
  const id = `Sold${vendor.id}`
  await api.upload(id, harmlessTemplate, `Sold ${vendor.id}`)
  await api.toggle(id, true)
  const refuse = (path: string) =>
    page.route(path, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })

  await signIn(page, await adminSession())
  await page.route('**/api/templates?*', (route) => route.fulfill({ json: { data: {} } }), { times: 1 })
  await page.goto('/admin/template-access')
  await expect(page.getByText('We could not load the template access.')).toBeVisible()
  await refuse('**/template-access/permissions?*')
  await page.reload()
  await expect(page.getByText('We could not load the template access.')).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()

  const overview = page.getByRole('table', { name: 'Templates Overview' })
  const row = overview.getByRole('row').filter({ hasText: id })
  await expect(row).toContainText('free')
  await expect(row).toContainText('Active')
  await row.getByRole('button', { name: /Edit access level/ }).click()
  const level = page.getByRole('dialog')
  await expect(level.getByLabel('Access level').getByRole('option')).toHaveText(['free', 'custom', 'premium'])
  await level.getByLabel('Access level').selectOption('premium')
  await expect(level.getByLabel('Price')).toHaveValue('99.99')
  await refuse('**/api/templates/*')
  await level.getByRole('button', { name: 'Save Access Level' }).click()
  await expect(page.getByText('Failed to update template access level')).toBeVisible()
  await level.getByRole('button', { name: 'Save Access Level' }).click()
  await expect(page.getByText('Template access level updated successfully!')).toBeVisible()
  await expect(row).toContainText('premium')
  await expect(row).toContainText('₹99.99')

  const asked = await request.post('/api/template-access/purchase', {
    headers: { authorization: `Bearer ${vendor.token}` },
    data: { templateId: id },
  })
  expect(asked.status()).toBe(201)
  await page.reload()
  const wishes = page.getByRole('table', { name: 'Purchase Requests' })
  const wish = wishes.getByRole('row').filter({ hasText: vendor.businessName })
  await expect(wish).toContainText('₹99.99')
  await wish.getByRole('button', { name: /Decline/ }).click()
  await expect(wish).toHaveCount(0)

  await page.getByRole('button', { name: 'Grant Access', exact: true }).click()
  await expect(page.getByText('Please select both template and vendor')).toHaveCount(2)
  await row.getByRole('button', { name: /^Grant/ }).click()
  await expect(page.getByLabel('Template', { exact: false }).first()).toHaveValue(id)
  // Asked of the server: of thousands of vendors the screen holds but a few.
  const search = page.waitForRequest((request) => request.url().includes('/vendors?search='))
  await page.getByRole('combobox', { name: 'Vendor' }).fill(vendor.businessName)
  await search
  await page.getByRole('option', { name: vendor.businessName }).click()
  await refuse('**/template-access/grant-access')
  await page.getByRole('button', { name: 'Grant Access', exact: true }).click()
  await expect(page.getByText('Failed to grant access')).toBeVisible()
  await page.getByRole('button', { name: 'Grant Access', exact: true }).click()
  await expect(page.getByText('Access granted successfully!')).toBeVisible()

  const permission = page
    .getByRole('table', { name: 'Active Permissions' })
    .getByRole('row')
    .filter({ hasText: vendor.businessName })
  await expect(permission).toContainText(`Sold ${vendor.id}`)
  await expect(permission).toContainText('Never')
  await expect(permission.getByRole('cell')).toHaveCount(6)
  await expectNoBarriers(page)

  await row.getByRole('button', { name: /View details/ }).click()
  const details = page.getByRole('dialog', { name: `Sold ${vendor.id}` })
  await expect(details.getByRole('list', { name: 'Permissions' })).toContainText(vendor.businessName)
  await expect(details).toContainText('Active')
  await page.keyboard.press('Escape')

  await permission.getByRole('button', { name: /Revoke/ }).click()
  const confirm = page.getByRole('alertdialog', { name: 'Revoke access?' })
  await refuse('**/template-access/revoke-access/**')
  await confirm.getByRole('button', { name: 'Revoke Access' }).click()
  await expect(page.getByText('Failed to revoke access')).toBeVisible()
  await confirm.getByRole('button', { name: 'Revoke Access' }).click()
  await expect(page.getByText('Access revoked successfully!')).toBeVisible()
  await expect(permission).toHaveCount(0)
  await api.remove(id)
})

test.describe('an administrator abroad', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('grants a template through the day that he chose, as the platform counts days [TACC-05]', async ({
    page,
    request,
    signIn,
    adminSession,
    newVendor,
  }) => {
    const vendor = await newVendor({ businessName: `Stall ${Date.now()}` })
    const api = await adminOf(request)
    const id = `Lent${vendor.id}`
    await api.upload(id, harmlessTemplate)

    await signIn(page, await adminSession())
    await page.goto('/admin/template-access')
    await page.getByLabel('Template', { exact: false }).first().selectOption(id)
    await page.getByRole('combobox', { name: 'Vendor' }).fill(vendor.businessName)
    await page.getByRole('option', { name: vendor.businessName }).click()
    await page.getByLabel('Expires on').fill('2099-03-05')
    const asked = page.waitForRequest('**/template-access/grant-access')
    await page.getByRole('button', { name: 'Grant Access', exact: true }).click()
    expect((await asked).postDataJSON()).toMatchObject({ expiresAt: '2099-03-05T18:29:59.999Z' })
    const permission = page
      .getByRole('table', { name: 'Active Permissions' })
      .getByRole('row')
      .filter({ hasText: vendor.businessName })
    await expect(permission).toContainText('Mar 5, 2099')
    await api.remove(id)
  })
})
