import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, longTest } from './fixtures.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

// A saved configuration would change the ads of every other test: settings-in-force.spec.ts saves one on a platform of its own.
longTest(
  'an administrator edits the configuration, then adds, changes and deletes a budget tier',
  async ({ page, adminSession, signIn }) => {
    const name = `Tier ${Date.now().toString(36)}`
    await signIn(page, await adminSession())
    await page.goto('/admin/ad-config')
    await expect(page.getByRole('note')).toContainText('The built-in timings are in effect')
    await button(page, 'Edit Configuration').click()
    await expect(page.getByRole('status').getByRole('listitem')).toHaveCount(4)
    await expectAccessible(page)
    await button(page, 'Cancel').click()

    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    const row = page.getByRole('row').filter({ hasText: name })
    await button(page, 'Add Tier').click()
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByLabel('Budget').fill('90000000')
    await dialog.getByLabel('Impressions').fill('5')
    await dialog.getByRole('button', { name: 'Create Tier' }).click()
    await expect(row.getByText('₹9,00,00,000')).toBeVisible()

    await button(page, `Edit ${name}`).click()
    await dialog.getByLabel('Impressions').fill('6')
    await dialog.getByRole('button', { name: 'Update Tier' }).click()
    await expect(row.getByText('6', { exact: true })).toBeVisible()
    await button(page, `Delete ${name}`).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(row).toHaveCount(0)
  },
)
