import { expectAccessible } from './accessibility.ts'
import { expect, longTest } from './fixtures.ts'
import { harmlessTemplate, templateAdmin } from './template-admin.ts'

longTest(
  'an administrator sells a template, declines a request, grants it until a day and takes it back [TACC-05] [TACC-09] [TACC-18]',
  async ({ page, request, signIn, adminSession, newVendor }) => {
    const vendor = await newVendor({ businessName: `Stall ${Date.now() % 1e6}` })
    const api = await templateAdmin(request)
    const id = `Sold${vendor.id}`
    await api.upload(id, harmlessTemplate, `Sold ${vendor.id}`)
    await api.toggle(id, true)

    await signIn(page, await adminSession())
    await page.goto('/admin/template-access')
    const row = page
      .getByRole('table', { name: 'Templates Overview' })
      .getByRole('row')
      .filter({ hasText: id })
    await row.getByRole('button', { name: /Edit access level/ }).click()
    const level = page.getByRole('dialog')
    await level.getByLabel('Access level').selectOption('premium')
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

    await row.getByRole('button', { name: /^Grant/ }).click()
    await page.getByRole('combobox', { name: 'Vendor' }).fill(vendor.businessName)
    await page.getByRole('option', { name: vendor.businessName }).click()
    await page.getByLabel('Expires on').fill('2099-03-05')
    await page.getByRole('button', { name: 'Grant Access', exact: true }).click()
    await expect(page.getByText('Access granted successfully!')).toBeVisible()
    const permission = page
      .getByRole('table', { name: 'Active Permissions' })
      .getByRole('row')
      .filter({ hasText: vendor.businessName })
    await expect(permission.getByRole('cell')).toHaveText([
      new RegExp(`Sold ${vendor.id}$`),
      new RegExp(vendor.businessName),
      /Administrator$/,
      /\d{4}$/,
      /Mar 5, 2099$/,
      /^Revoke/,
    ])
    await expectAccessible(page)

    await row.getByRole('button', { name: /View details/ }).click()
    const details = page.getByRole('dialog', { name: `Sold ${vendor.id}` })
    await expect(details.getByRole('list', { name: 'Permissions' })).toContainText(vendor.businessName)
    await expect(details).toContainText('Active')
    await page.keyboard.press('Escape')

    await permission.getByRole('button', { name: /Revoke/ }).click()
    const confirm = page.getByRole('alertdialog', { name: 'Revoke access?' })
    await confirm.getByRole('button', { name: 'Revoke Access' }).click()
    await expect(page.getByText('Access revoked successfully!')).toBeVisible()
    await expect(permission).toHaveCount(0)
    await api.remove(id)
  },
)
