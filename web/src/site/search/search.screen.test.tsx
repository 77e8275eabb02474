import { type FoundVendor, vendorSearchApi } from '@thela/contract/site/vendor-search'
import { paginate } from '@thela/contract/values/paging'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, hold, refuse, requestsTo } from '../../testing/contract-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'

const main = page.getByRole('main')
const heading = (name: string) => page.getByRole('heading', { name })

const stall = (businessName: string, more: Partial<FoundVendor> = {}): FoundVendor => ({
  id: businessName,
  businessName,
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

const find = (...vendors: FoundVendor[]) =>
  answer(vendorSearchApi.searchVendors, {
    vendors,
    pagination: paginate({ page: 1, limit: 20 }, vendors.length),
  })

describe('a customer who searches for a stall', () => {
  test('sends what they typed, which the address keeps', async () => {
    find(stall('Dosa'), stall('Idli'))
    const { router } = await showScreen('/search')
    await expect.element(heading('2 stalls online')).toBeVisible()
    await page.getByLabelText('Search stalls').fill('south')
    await page.getByLabelText('City').fill('Surat')

    await expect.element(heading('2 stalls found')).toBeVisible()
    await expect.poll(() => router.state.location.href).toBe('/search?search=south&city=Surat')
    expect(requestsTo(vendorSearchApi.searchVendors).at(-1)?.query).toMatchObject({
      search: 'south',
      city: 'Surat',
      page: '1',
    })
  })

  test('reads that there is none, and can show all', async () => {
    find()
    const { router } = await showScreen('/search?search=nothing')
    await expect.element(heading('No vendors found')).toBeVisible()

    await page.getByRole('button', { name: 'Show all stalls' }).click()
    await expect.poll(() => router.state.location.href).toBe('/search')
  })

  test('sees when the search fails, and tries again', async () => {
    refuse(vendorSearchApi.searchVendors, 500, { message: 'no' })
    const call = hold(vendorSearchApi.searchVendors)
    await showScreen('/search?search=Hiral')
    await expect.element(page.getByRole('status', { name: 'Loading stalls' })).toBeVisible()
    call.release()
    await expect.element(page.getByText('We could not search for stalls.')).toBeVisible()

    find(stall('Hiral Locho House'))
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.element(main.getByRole('link', { name: 'Hiral Locho House' })).toBeVisible()
  })

  test('pages through a long list, and the back button returns to the same page', async () => {
    answer(vendorSearchApi.searchVendors, ({ query }) => ({
      vendors: [stall(`Stall of page ${query.page}`)],
      pagination: paginate({ page: Number(query.page), limit: 20 }, 45),
    }))
    const { router } = await showScreen('/search')
    await expect.element(page.getByText('Showing 1 to 20 of 45 stalls')).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.element(main.getByText('Stall of page 2')).toBeVisible()
    router.history.back()
    await expect.element(main.getByText('Stall of page 1')).toBeVisible()
  })
})

test('a stall without a logo, or with one that is gone, shows its initial as its customers write it', async () => {
  find(stall('श्री गणेश'), stall('ગોપાલ', { logoUrl: '/uploads/gone.webp' }))
  await showScreen('/search')

  await expect.element(main.getByText('श्री', { exact: true })).toBeVisible()
  await expect.element(main.getByText('ગો', { exact: true })).toBeVisible()
  expect(main.element().querySelectorAll('img')).toHaveLength(0)
})
