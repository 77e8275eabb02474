import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'

test('a customer who is lost finds a stall and opens its menu [RTE-10] [PUB-05]', async ({
  page,
  newVendor,
}) => {
  const word = `Zingara${Date.now()}`
  for (const name of ['Dosa', 'Idli']) await newVendor({ businessName: `${word} ${name}`, area: 'Adajan' })
  await page.goto('/no-such-stall/nobody')
  await expect(page.getByRole('heading', { name: 'Vendor Not Found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
  await expect(page.getByText('Go Back')).toBeVisible()
  await page.getByRole('link', { name: 'Search Vendors' }).click()
  await expect(page).toHaveURL('/search')
  await expect(page).toHaveTitle('Search Vendors | Thela')

  await page.getByLabel('Search stalls').fill(`${word} surat`)
  await expect(page.getByRole('heading', { name: '2 stalls found' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toContainText([`${word} Dosa`, `${word} Idli`])
  await expect(page).toHaveURL(`/search?search=${word}+surat`)

  await page.getByLabel('City').fill('Mumbai')
  await expect(page.getByRole('heading', { name: 'No vendors found' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show all stalls' }).click()
  await expect(page).toHaveURL('/search')

  await page.goto(`/search?search=${word}+idli`)
  await page.getByRole('link', { name: `${word} Idli` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${word} Idli` })).toBeVisible()
})
