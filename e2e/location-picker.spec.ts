import type { Page } from '@playwright/test'
import { paginate } from '@thela/contract/values/paging'
import { expect, test } from './fixtures.ts'
import { hold } from './route-handlers.ts'

const lists = {
  countries: [
    { code: 'IN', name: 'India' },
    { code: 'NP', name: 'Nepal' },
  ],
  states: [
    { code: 'GJ', name: 'Gujarat' },
    { code: 'GA', name: 'Goa' },
  ],
  cities: [
    { id: '1', name: 'Surat' },
    { id: '2', name: 'Vadodara' },
  ],
  areas: [{ name: 'Adajan' }, { name: 'Vesu' }],
}
type Kind = keyof typeof lists

/** Answers the four lists; returns what was asked for, newest last and without the page. */
async function answer(page: Page, data: Partial<Record<Kind, unknown>> = {}) {
  const asked: string[] = []
  await page.route('**/api/address/*', (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    const kind = pathname.split('/').at(-1) as Kind
    const wanted = { page: Number(searchParams.get('page')), limit: Number(searchParams.get('limit')) }
    for (const name of Object.keys(wanted)) searchParams.delete(name)
    asked.push(searchParams.size > 0 ? `${kind}?${searchParams}` : kind)
    return route.fulfill({ json: pageOf(kind in data ? data[kind] : lists[kind], wanted) })
  })
  return asked
}

function pageOf(list: unknown, { page, limit }: { page: number; limit: number }) {
  if (!Array.isArray(list)) return { success: true, data: list }
  const pagination = paginate({ page, limit }, list.length)
  return { success: true, data: list.slice((page - 1) * limit, page * limit), pagination }
}

const field = (page: Page, label: string) => page.getByLabel(label)
const shown = (page: Page, label: string) => page.getByLabel(label).locator('option:checked')

async function pick(page: Page, ...names: string[]) {
  const labels = ['Country', 'State', 'City', 'Area/Zone']
  for (const [index, name] of names.entries()) await field(page, labels[index] ?? '').selectOption(name)
}

test.describe('someone who picks a place', () => {
  test('opens the levels one after the other [LOC-01] [LOC-02] [LOC-03] [LOC-04] [LOC-05]', async ({
    page,
  }) => {
    await answer(page)
    await page.goto('/auth/register')

    await expect(field(page, 'Country')).toBeEnabled()
    await expect(field(page, 'State')).toBeDisabled()
    await expect(shown(page, 'State')).toHaveText('Select Country first')
    await expect(field(page, 'City')).toBeDisabled()
    await expect(shown(page, 'City')).toHaveText('Select State first')
    await expect(field(page, 'Area/Zone')).toBeDisabled()
    await expect(shown(page, 'Area/Zone')).toHaveText('Select City first')

    await pick(page, 'India')
    await expect(field(page, 'State')).toBeEnabled()
    await expect(field(page, 'City')).toBeDisabled()
    await pick(page, 'India', 'Gujarat', 'Surat')
    await expect(field(page, 'Area/Zone')).toBeEnabled()
  })

  test('keeps names while codes ask for the next level [LOC-12] [LOC-19]', async ({ page }) => {
    const asked = await answer(page)
    await page.goto('/auth/register')
    await pick(page, 'India', 'Gujarat', 'Surat', 'Adajan')

    expect(asked).toEqual([
      'countries',
      'states?country=IN',
      'cities?country=IN&state=GJ',
      'areas?country=IN&state=GJ&city=Surat',
    ])
    await expect(field(page, 'Country')).toHaveValue('India')
    await expect(field(page, 'State')).toHaveValue('Gujarat')
  })

  test('loses what lies below a level that changes [LOC-13] [LOC-14] [LOC-15]', async ({ page }) => {
    await answer(page)
    await page.goto('/auth/register')

    await pick(page, 'India', 'Gujarat', 'Surat', 'Adajan')
    await field(page, 'City').selectOption('Vadodara')
    await expect(field(page, 'Area/Zone')).toHaveValue('')
    await expect(field(page, 'State')).toHaveValue('Gujarat')

    await field(page, 'Area/Zone').selectOption('Vesu')
    await field(page, 'State').selectOption('Goa')
    await expect(field(page, 'City')).toHaveValue('')
    await expect(shown(page, 'Area/Zone')).toHaveText('Select City first')

    await field(page, 'City').selectOption('Surat')
    await field(page, 'Country').selectOption('Nepal')
    await expect(field(page, 'State')).toHaveValue('')
    await expect(shown(page, 'City')).toHaveText('Select State first')
    await expect(shown(page, 'Area/Zone')).toHaveText('Select City first')
  })

  test('finds the last place of a list that fills more than a page', async ({ page }) => {
    const areas = Array.from({ length: 5001 }, (_, n) => ({ name: `Area ${n + 1}` }))
    await answer(page, { areas })
    await page.goto('/auth/register')
    await pick(page, 'India', 'Gujarat', 'Surat', 'Area 5001')

    await expect(field(page, 'Area/Zone')).toHaveValue('Area 5001')
  })

  test('sees that a list is on its way [LOC-06]', async ({ page }) => {
    await answer(page)
    const release = await hold(page, '**/api/address/states*')
    await page.goto('/auth/register')
    await pick(page, 'India')

    await expect(shown(page, 'State')).toHaveText('Loading...')
    await expect(field(page, 'State')).toBeDisabled()
    release()
  })
})

test.describe('a list that does not come', () => {
  for (const [kind, chosen, id] of [
    ['states', ['India'], '[LOC-08]'],
    ['cities', ['India', 'Gujarat'], '[LOC-09]'],
    ['areas', ['India', 'Gujarat', 'Surat'], '[LOC-10]'],
  ] as const) {
    test(`says "Error loading ${kind}", without a toast, and can be asked for again ${id}`, async ({
      page,
    }) => {
      await answer(page)
      let isBroken = true
      await page.route(`**/api/address/${kind}*`, (route) =>
        isBroken ? route.fulfill({ status: 500, json: { message: 'Down' } }) : route.fallback(),
      )
      await page.goto('/auth/register')
      await pick(page, ...chosen)

      await expect(page.getByText(`Error loading ${kind}`)).toBeVisible()
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
      isBroken = false
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText(`Error loading ${kind}`)).toHaveCount(0)
    })
  }

  test('is asked for twice more, a second apart, when it is the countries [LOC-07] [LOC-18]', async ({
    page,
  }) => {
    await page.clock.install()
    let asked = 0
    await page.route('**/api/address/countries*', (route) => {
      asked++
      return route.fulfill({ status: 500, json: { message: 'Down' } })
    })
    await page.goto('/auth/register')
    await expect.poll(() => asked).toBe(1)
    await page.clock.runFor(1000)
    await expect.poll(() => asked).toBe(2)
    await page.clock.runFor(1000)
    await expect.poll(() => asked).toBe(3)

    await expect(page.getByText('Error loading countries')).toBeVisible()
    await page.clock.runFor(5000)
    expect(asked).toBe(3)
  })

  test('and is no list says "Error: Invalid data format" [LOC-11]', async ({ page }) => {
    await answer(page, { states: { Gujarat: 'GJ' } })
    await page.goto('/auth/register')
    await pick(page, 'India')

    await expect(page.getByText('Error: Invalid data format')).toBeVisible()
  })
})

test('a server without countries still knows India and the United States; the rest is typed [LOC-16]', async ({
  page,
}) => {
  const asked = await answer(page, { countries: [], states: [] })
  await page.goto('/auth/register')
  await expect(field(page, 'Country').locator('option')).toHaveText([
    'Select Country',
    'India',
    'United States',
  ])
  await pick(page, 'India')
  await field(page, 'State').fill('Gujarat')
  await field(page, 'City').fill('Surat')
  await field(page, 'Area/Zone').fill('Adajan')

  expect(asked).toEqual(['countries', 'states?country=IN'])
  await field(page, 'State').fill('Goa')
  await expect(field(page, 'City')).toHaveValue('')
})

test('lists are kept for five minutes [LOC-17] [CONST-14]', async ({ page }) => {
  await page.clock.install()
  const asked = await answer(page)
  const leaveAndReturn = async () => {
    await page.getByRole('link', { name: 'Login' }).click()
    await page.getByRole('link', { name: 'Get Started' }).click()
    await expect(field(page, 'Country')).toBeEnabled()
  }
  await page.goto('/auth/register')
  await expect(field(page, 'Country')).toBeEnabled()
  await leaveAndReturn()
  expect(asked).toEqual(['countries'])

  await page.clock.runFor('05:01')
  await leaveAndReturn()
  await expect.poll(() => asked).toEqual(['countries', 'countries'])
})
