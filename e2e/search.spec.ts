import { expectNoBarriers } from './barriers.ts'
import { expect, test } from './fixtures.ts'

const SEARCH = '**/api/public/vendors?**'

const stall = (more: object) => ({
  id: 'v1',
  businessName: 'Stall',
  slug: 'stall',
  description: null,
  cuisine: null,
  priceRange: null,
  city: 'Surat',
  area: 'Adajan',
  state: 'Gujarat',
  country: 'India',
  logoUrl: null,
  publicUrl: '',
  ...more,
})

test('a customer who is lost finds a stall and opens its menu [RTE-10] [PUB-05]', async ({
  page,
  newVendor,
}) => {
  const word = `Zingara${Date.now()}`
  for (const name of ['Dosa', 'Idli']) await newVendor({ businessName: `${word} ${name}`, area: 'Adajan' })
  await page.goto('/no-such-stall/nobody')
  await page.getByRole('link', { name: 'Search Vendors' }).click()
  await expect(page).toHaveTitle('Search Vendors | Thela')

  await page.getByLabel('Search stalls').fill(`${word} surat`)
  await expect(page.getByRole('heading', { name: '2 stalls found' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toContainText([`${word} Dosa`, `${word} Idli`])
  await expect(page).toHaveURL(`/search?search=${word}+surat`)

  await page.getByLabel('City').fill('Mumbai')
  await expect(page.getByRole('heading', { name: 'No vendors found' })).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Show all stalls' }).click()
  await expect(page).toHaveURL('/search')

  await page.goto(`/search?search=${word}+idli`)
  await page.getByRole('link', { name: `${word} Idli` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${word} Idli` })).toBeVisible()
})

test('a customer turns the pages of a long street, and going back finds the page again [RTE-10]', async ({
  page,
}) => {
  await page.route(SEARCH, (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('page'))
    const pagination = {
      page: number,
      limit: 20,
      total: 45,
      totalCount: 45,
      totalPages: 3,
      hasNextPage: number < 3,
      hasPrevPage: number > 1,
    }
    return route.fulfill({ json: { vendors: [stall({ businessName: `Stall ${number}` })], pagination } })
  })
  await page.goto('/search')
  await expect(page.getByText('Showing 1 to 20 of 45 stalls')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Stall 2')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Stall 1')).toBeVisible()
})

test('a customer hears when stalls cannot be looked for, and tries again [RTE-10]', async ({ page }) => {
  await page.route(SEARCH, (route) => route.fulfill({ status: 500, json: { message: 'no' } }))
  await page.goto('/search?search=Hiral')
  await expect(page.getByRole('status', { name: 'Loading stalls' })).toBeVisible()
  await expect(page.getByText('We could not look for stalls.')).toBeVisible()

  await page.unroute(SEARCH)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('link', { name: 'Hiral Locho House' })).toBeVisible()
})

test('a stall without a logo, or with one that is gone, shows its initial as its customers write it [RTE-10]', async ({
  page,
}) => {
  const vendors = [
    stall({ id: 'v1', businessName: 'श्री गणेश' }),
    stall({ id: 'v2', businessName: 'ગોપાલ', logoUrl: '/uploads/gone.webp' }),
  ]
  const pagination = { page: 1, limit: 20, total: 2, totalCount: 2, totalPages: 1 }
  await page.route(SEARCH, (route) =>
    route.fulfill({
      json: { vendors, pagination: { ...pagination, hasNextPage: false, hasPrevPage: false } },
    }),
  )
  await page.goto('/search')

  await expect(page.getByText('श्री', { exact: true })).toBeVisible()
  await expect(page.getByText('ગો', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').locator('img')).toHaveCount(0)
})
