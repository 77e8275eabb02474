import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, longTest, test } from './fixtures.ts'

const PATH = '/admin/locations'

const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text })
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))
const opener = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} `) })

/** A country that no other journey knows. */
function newCountry() {
  const letters = Array.from({ length: 2 }, () => String.fromCharCode(65 + Math.floor(Math.random() * 26)))
  const code = `Q${letters.join('')}`
  return { code, name: `Land ${code}` }
}

async function add(page: Page, button: string, place: { code?: string; name: string }) {
  await page.getByRole('button', { name: button, exact: true }).click()
  if (place.code) await dialog(page).getByLabel('Code').fill(place.code)
  await dialog(page).getByLabel('Name').fill(place.name)
  await dialog(page).getByRole('button', { name: /^Add/ }).click()
  await expect(dialog(page)).toBeHidden()
}

test.beforeEach(async ({ page, adminSession, signIn }) => {
  await signIn(page, await adminSession())
  await page.goto(PATH)
})

test('an administrator adds and deletes a tree of locations [RTE-32] [ALOC-01] [ALOC-15]', async ({
  page,
}) => {
  const country = newCountry()
  await expect(page).toHaveTitle('Locations | Thela')

  await add(page, 'Add Country', country)
  await expect(toast(page, 'Location created successfully!')).toBeVisible()
  await add(page, `Add state to ${country.name}`, { code: 'S1', name: 'Up State' })
  await expect(opener(page, country.name)).toContainText('1 state')
  await opener(page, country.name).click()
  await add(page, 'Add city to Up State', { name: 'Down City' })
  await opener(page, 'Up State').click()
  await add(page, 'Add area to Down City', { name: 'Old Market' })
  await opener(page, 'Down City').click()
  await expect(page.getByText('Old Market')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Delete Old Market' }).click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Location deleted successfully!')).toBeVisible()
  await expect(page.getByText('No areas in Down City yet.')).toBeVisible()
  await opener(page, country.name).click()
  await expect(page.getByText('Up State')).toBeHidden()

  // Nothing is requested for a deleted place, though it was open.
  await opener(page, country.name).click()
  await expect(page.getByText('Up State')).toBeVisible()
  const missing: string[] = []
  page.on('response', (answer) => {
    if (answer.status() === 404) missing.push(answer.url())
  })
  await page.getByRole('button', { name: `Delete ${country.name}` }).click()
  await expect(dialog(page)).toContainText(
    `The country "${country.name}" and its 1 state with everything in them will be deleted.`,
  )
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expect(opener(page, country.name)).toHaveCount(0)
  await expect(dialog(page)).toBeHidden()
  expect(missing).toEqual([])
})

longTest('an import stores all locations or none [ALOC-05] [ALOC-12] [ALOC-15]', async ({ page }) => {
  const { code, name } = newCountry()
  const row = { countryCode: code, countryName: name, stateCode: 'S1', stateName: 'Up State' }
  await page.getByRole('button', { name: 'Bulk Import' }).click()
  const json = dialog(page).getByLabel('Locations (JSON)')
  const send = () => dialog(page).getByRole('button', { name: 'Import' }).click()

  await json.fill(
    JSON.stringify([
      { ...row, cityName: 'One' },
      { ...row, cityName: '' },
    ]),
  )
  await send()
  await expect(dialog(page).getByRole('alert')).toContainText('Row 2, cityName: Name is required')
  await expect(toast(page, 'Failed to import locations')).toBeVisible()

  const locations = [
    { ...row, cityName: 'One', areas: ['A', 'B'] },
    { ...row, cityName: 'Two' },
  ]
  await json.fill(JSON.stringify({ locations }))
  await send()
  await expect(toast(page, 'Locations imported successfully!')).toBeVisible()
  await expect(dialog(page).getByRole('definition')).toHaveText(['1', '1', '2', '2', '0'])
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Bulk Import' })).toBeFocused()
  await expect(opener(page, name)).toContainText('1 state')

  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expect(opener(page, name)).toHaveCount(0)
})

test('an answer that is not a list shows an error [ALOC-13]', async ({ page }) => {
  const answer = { success: true, data: 'nothing', pagination: { page: 1, hasNextPage: false } }
  await page.route('**/api/admin/locations/countries?**', (route) => route.fulfill({ json: answer }))
  await page.goto(PATH)
  await expect(page.getByText('Error: Invalid data format')).toBeVisible()
})
