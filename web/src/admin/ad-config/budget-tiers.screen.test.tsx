import { type BudgetTier, budgetTiersApi } from '@thela/contract/ads/budget-tiers'
import { adConfigurationApi } from '@thela/contract/ads/configuration'
import { defaultAdConfig } from '@thela/contract/ads/default-configuration'
import { builtInTimings } from '@thela/contract/ads/timings'
import { messages } from '@thela/contract/error-body'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, disconnect, refuse, requestsTo } from '../../testing/contract-server.ts'
import { textsOf } from '../../testing/read-screen.ts'
import { onePageOf } from '../../testing/samples.ts'
import { showScreen, signInAdmin } from '../../testing/show-screen.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const says = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()
const dialog = page.getByRole('dialog')
const table = page.getByRole('table', { name: 'Budget tiers' })

const small: BudgetTier = {
  id: 'small',
  name: 'Small',
  targetLevel: 'AREA',
  budget: 90_000_000,
  impressions: 5000,
  isActive: true,
  createdAt: '2026-10-01T06:30:00.000Z',
}

const showTiers = (budgetTiers: BudgetTier[]) =>
  answer(budgetTiersApi.listAll, { budgetTiers, pagination: onePageOf(budgetTiers) })

beforeEach(() => {
  signInAdmin()
  answer(adConfigurationApi.read, {
    config: defaultAdConfig,
    defaults: defaultAdConfig,
    source: 'builtin',
    builtin: builtInTimings,
    updatedAt: null,
  })
  showTiers([small])
})

test('the tiers are listed with level, budget and impressions', async () => {
  await showScreen('/admin/ad-config')
  await expect.element(page.getByRole('heading', { name: 'Budget tiers' })).toBeVisible()
  await expect
    .poll(() => textsOf(table.getByRole('cell')).slice(0, 5))
    .toEqual(['NameSmall', 'LevelArea', 'Budget₹9,00,00,000', 'Impressions5,000', 'StatusActive'])
})

test('a new tier needs a name, a budget and impressions', async () => {
  showTiers([])
  await showScreen('/admin/ad-config')
  await says('No budget tiers yet.')
  await button('Add Tier').click()
  await dialog.getByRole('button', { name: 'Create Tier' }).click()
  await expect.element(dialog.getByLabelText('Name')).toHaveAccessibleDescription('Name is required')
  await expect
    .element(dialog.getByLabelText('Impressions'))
    .toHaveAccessibleDescription('Impressions must be a whole number')

  answer(budgetTiersApi.create, { budgetTier: small, message: 'Budget tier created successfully!' })
  await dialog.getByLabelText('Name').fill('Small')
  await dialog.getByLabelText('Budget').fill('90000000')
  await dialog.getByLabelText('Impressions').fill('5000')
  showTiers([small])
  await dialog.getByRole('button', { name: 'Create Tier' }).click()
  await says('Budget tier created successfully!')
  await expect.element(table.getByText('₹9,00,00,000')).toBeVisible()
  expect(requestsTo(budgetTiersApi.create).map(({ body }) => body)).toEqual([
    { name: 'Small', targetLevel: 'AREA', budget: 90_000_000, impressions: 5000, isActive: true },
  ])
})

test('a change that fails keeps its form, and a deletion is confirmed', async () => {
  disconnect(budgetTiersApi.update)
  await showScreen('/admin/ad-config')
  await button('Edit Small').click()
  await dialog.getByLabelText('Impressions').fill('6')
  await dialog.getByRole('button', { name: 'Update Tier' }).click()
  await says('Failed to save budget tier')
  await expect.element(dialog.getByLabelText('Impressions')).toHaveValue(6)
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  answer(budgetTiersApi.remove, { message: 'Budget tier deleted successfully!' })
  await button('Delete Small').click()
  expect(requestsTo(budgetTiersApi.remove)).toEqual([])
  showTiers([])
  await page
    .getByRole('alertdialog', { name: 'Delete "Small"?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await says('Budget tier deleted successfully!')
  await says('No budget tiers yet.')
})

test('tiers that could not be loaded can be fetched again', async () => {
  refuse(budgetTiersApi.listAll, 500, { message: messages.serverError })
  await showScreen('/admin/ad-config')
  await says('We could not load the budget tiers.')
  showTiers([small])
  await button('Retry').click()
  await expect.element(table.getByText('₹9,00,00,000')).toBeVisible()
})
