import type { Page } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { expect, test } from './fixtures.ts'

const PATH = '/admin/ad-config'
const API = '**/api/admin/ad-config'

const toast = (page: Page, text: string) =>
  page.locator('[data-sonner-toast]').filter({ has: page.getByText(text, { exact: true }) })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.beforeEach(async ({ page, adminSession, signIn }) => signIn(page, await adminSession()))

/** Saves would change the ads of every other test on this platform: the server is spoken for here, it has tests of its own. */
async function keepFromSaving(page: Page) {
  const saved: object[] = []
  const { config } = await (await page.waitForResponse(API)).json()
  await page.route(API, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    saved.push(route.request().postDataJSON())
    const body = {
      config: route.request().postDataJSON(),
      source: 'saved',
      updatedAt: '2026-11-15T00:00:00.000Z',
    }
    return route.fulfill({ json: { ...body, message: 'Ad configuration updated successfully!' } })
  })
  return { saved, config }
}

test('an administrator edits the configuration within its ranges [ACFG-01] [ACFG-02] [ACFG-03] [ACFG-04] [ACFG-06] [ACFG-07] [ACFG-08] [ACFG-09] [ACFG-10] [ACFG-11] [ACFG-12] [RTE-27]', async ({
  page,
}) => {
  const [{ saved }] = await Promise.all([keepFromSaving(page), page.goto(PATH)])
  await expect(page).toHaveTitle('Ad Configuration | Thela')
  for (const title of ['Timing', 'UI', 'Video', 'Analytics', 'Budget tiers'])
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  await expect(page.getByRole('note')).toContainText('in effect')
  const duration = page.getByLabel('Display duration (seconds)')
  await expect(duration).toHaveAttribute('readonly')
  for (const [label, standard] of [
    ['Display duration (seconds)', '15'],
    ['Gap between ads (seconds)', '2'],
    ['Pause after closing (seconds)', '5'],
    ['Initial delay (ms)', '3000'],
  ] as const)
    await expect(page.getByLabel(label)).toHaveValue(standard)
  await expectNoBarriers(page)

  await button(page, 'Edit Configuration').click()
  await expect(page.getByRole('heading', { name: 'JSON preview' })).toBeVisible()
  await duration.fill('61')
  await page.getByLabel('Gap between ads (seconds)').fill('0')
  await page.getByLabel('Pause after closing (seconds)').fill('61')
  await page.getByLabel('Initial delay (ms)').fill('999')
  await button(page, 'Save Changes').click()
  for (const text of [
    'Display duration must be between 5 and 60',
    'Gap duration must be between 1 and 10',
    'Pause duration must be between 1 and 60',
    'Initial delay must be between 1000 and 10000',
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  await button(page, 'Cancel').click()
  await expect(button(page, 'Edit Configuration')).toBeVisible()
  await expect(duration).toHaveValue('15')

  await button(page, 'Edit Configuration').click()
  await duration.fill('20')
  await page.getByRole('switch', { name: 'Show countdown' }).click()
  await expect(page.getByText('"adDisplayDuration": 20')).toBeVisible()
  await button(page, 'Save Changes').click()
  await expect(toast(page, 'Ad configuration updated successfully!')).toBeVisible()
  await expect(button(page, 'Edit Configuration')).toBeVisible()
  expect(saved).toMatchObject([{ timings: { adDisplayDuration: 20 }, ui: { showCountdown: false } }])

  await page.route(API, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: { message: 'No ink' } })
      : route.fallback(),
  )
  await button(page, 'Edit Configuration').click()
  await button(page, 'Save Changes').click()
  await expect(toast(page, 'Failed to update configuration: No ink')).toBeVisible()
  await expect(button(page, 'Save Changes')).toBeVisible()
})

test('an administrator is asked before a reset, and hears what came of it [ACFG-05] [ACFG-13] [ACFG-14] [ACFG-15]', async ({
  page,
}) => {
  const questions: string[] = []
  page.on('dialog', (question) => {
    questions.push(question.message())
    return question.accept()
  })
  await page.goto(PATH)
  await page.route(`${API}/reset`, (route) =>
    route.fulfill({ json: { message: 'Configuration reset to defaults!' } }),
  )
  await button(page, 'Edit Configuration').click()
  await page.getByLabel('Display duration (seconds)').fill('20')
  await button(page, 'Reset to Defaults').click()
  await expect(toast(page, 'Configuration reset to defaults!')).toBeVisible()
  await expect(button(page, 'Edit Configuration')).toBeVisible()
  await expect(page.getByLabel('Display duration (seconds)')).toHaveValue('15')
  await page.route(`${API}/reset`, (route) => route.fulfill({ status: 500, json: { message: 'No ink' } }))
  await button(page, 'Reset to Defaults').click()
  await expect(toast(page, 'Failed to reset configuration: No ink')).toBeVisible()
  expect(questions).toEqual(Array(2).fill('Are you sure you want to reset all settings to defaults?'))

  await page.route(API, (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Failed to load configuration' })).toBeVisible()
})

test('an administrator adds, changes and deletes a budget tier', async ({ page }) => {
  const name = `Tier ${Date.now().toString(36)}`
  await page.goto(PATH)
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
})
