import type { Endpoint } from '@thela/contract/endpoint'
import { addressApi } from '@thela/contract/places/locations'
import { paginate } from '@thela/contract/values/paging'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '../api/query-client.ts'
import { answer, hold, type Received, refuse, requestsTo, respondWith } from '../testing/contract-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { expectToasts } from '../testing/toasts.ts'

const country = page.getByLabelText('Country')
const state = page.getByLabelText('State')
const city = page.getByLabelText('City')
const area = page.getByLabelText('Area/Zone')
const levels = [country, state, city, area]
type Level = typeof country

async function pick(...names: string[]) {
  for (const [depth, name] of names.entries()) await userEvent.selectOptions(levels[depth] ?? area, name)
}

const shown = (level: Level) => {
  const field = level.element() as HTMLSelectElement
  return field.selectedOptions[0]?.textContent
}
const shows = (level: Level, text: string) => expect.poll(() => shown(level)).toBe(text)

/** The page of the list that the picker asks for. */
function pageOf<P>(list: P[], { query }: Received) {
  const [number, limit] = [Number(query.page), Number(query.limit)]
  const data = list.slice((number - 1) * limit, number * limit)
  return { success: true as const, data, pagination: paginate({ page: number, limit }, list.length) }
}

/** What was sent to this list, without the page. */
const parentsSentTo = (list: Endpoint) =>
  requestsTo(list).map(({ query: { page: _, limit: __, ...parents } }) => parents)

const countries = [
  { code: 'IN', name: 'India' },
  { code: 'NP', name: 'Nepal' },
]
const states = [
  { code: 'GJ', name: 'Gujarat' },
  { code: 'GA', name: 'Goa' },
]
const cities = [
  { id: '1', name: 'Surat' },
  { id: '2', name: 'Vadodara' },
]
const areas = [{ name: 'Adajan' }, { name: 'Vesu' }]

beforeEach(() => {
  answer(addressApi.listCountries, (call) => pageOf(countries, call))
  answer(addressApi.listStates, (call) => pageOf(states, call))
  answer(addressApi.listCities, (call) => pageOf(cities, call))
  answer(addressApi.listAreas, (call) => pageOf(areas, call))
})

afterEach(() => {
  vi.useRealTimers()
})

/** The second step of the registration, with the lists open and no country chosen. */
async function showPicker() {
  await showScreen('/auth/register')
  await openLists()
}

async function openLists() {
  for (const [label, text] of [
    ['Full name', 'Asha Patel'],
    ['Phone number', '+919876543210'],
    ['Password', 'Passw0rd!'],
    ['Confirm password', 'Passw0rd!'],
  ] as const)
    await page.getByLabelText(new RegExp(`^${label}( ?\\*)?$`)).fill(text)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Choose from lists' }).click()
}

/** The same before a country is chosen; India is preset. */
async function showEmptyPicker() {
  await showPicker()
  await userEvent.selectOptions(country, 'Select Country')
}

describe('someone who picks a place', () => {
  test('finds four selects that open one after the other [LOC-01] [LOC-02]', async () => {
    await showEmptyPicker()
    const expectOpen = async (open: Level[]) => {
      for (const level of levels) {
        if (open.includes(level)) await expect.element(level).toBeEnabled()
        else await expect.element(level).toBeDisabled()
      }
    }

    await expectOpen([country])
    for (const level of levels) expect(level.element().tagName).toBe('SELECT')
    await pick('India')
    await expectOpen([country, state])
    await pick('India', 'Gujarat')
    await expectOpen([country, state, city])
    await pick('India', 'Gujarat', 'Surat')
    await expectOpen(levels)
  })

  test('reads at each closed level what to select first [LOC-03] [LOC-04] [LOC-05]', async () => {
    await showEmptyPicker()

    await shows(state, 'Select Country first')
    await shows(city, 'Select State first')
    await shows(area, 'Select City first')
  })

  test('keeps names, while codes ask for the next level [LOC-12] [LOC-19]', async () => {
    await showPicker()
    await pick('India', 'Gujarat', 'Surat', 'Adajan')

    expect(parentsSentTo(addressApi.listCountries)).toEqual([{}])
    expect(parentsSentTo(addressApi.listStates)).toEqual([{ country: 'IN' }])
    expect(parentsSentTo(addressApi.listCities)).toEqual([{ country: 'IN', state: 'GJ' }])
    expect(parentsSentTo(addressApi.listAreas)).toEqual([{ country: 'IN', state: 'GJ', city: 'Surat' }])
    for (const [depth, name] of ['India', 'Gujarat', 'Surat', 'Adajan'].entries())
      await expect.element(levels[depth] ?? area).toHaveValue(name)
  })

  test('loses what lies below a level that changes [LOC-13] [LOC-14] [LOC-15]', async () => {
    await showPicker()

    await pick('India', 'Gujarat', 'Surat', 'Adajan')
    await userEvent.selectOptions(city, 'Vadodara')
    await expect.element(area).toHaveValue('')
    await expect.element(state).toHaveValue('Gujarat')

    await userEvent.selectOptions(area, 'Vesu')
    await userEvent.selectOptions(state, 'Goa')
    await expect.element(city).toHaveValue('')
    await shows(area, 'Select City first')
    await expect.element(country).toHaveValue('India')

    await userEvent.selectOptions(city, 'Surat')
    await userEvent.selectOptions(area, 'Vesu')
    await userEvent.selectOptions(country, 'Nepal')
    await expect.element(state).toHaveValue('')
    await shows(city, 'Select State first')
    await shows(area, 'Select City first')
  })

  test('finds the last place of a list that fills more than a page', async () => {
    const many = Array.from({ length: 5001 }, (_, n) => ({ name: `Area ${n + 1}` }))
    answer(addressApi.listAreas, (call) => pageOf(many, call))
    await showPicker()
    await pick('India', 'Gujarat', 'Surat')
    await expect.element(area).toHaveRole('combobox')
    await area.fill('5001')
    await page.getByRole('option', { name: 'Area 5001' }).click()

    await expect.element(area).toHaveValue('Area 5001')
  })

  test('searches a long list, and reads when nothing matches', async () => {
    const many = Array.from({ length: 121 }, (_, n) => ({ id: `${n}`, name: `City ${n + 1}` }))
    answer(addressApi.listCities, (call) => pageOf(many, call))
    await showPicker()
    await pick('India', 'Gujarat')
    const list = page.getByRole('combobox', { name: 'City' })
    await list.fill('nowhere')
    await expect.element(page.getByText('No match for "nowhere".')).toBeVisible()
    await list.fill('city 120')
    await userEvent.keyboard('{Enter}')

    await expect.element(city).toHaveValue('City 120')
    await expect.element(area).toBeEnabled()
  })

  test('sees that a list is on its way [LOC-06]', async () => {
    const list = hold(addressApi.listStates)
    await showPicker()
    await pick('India')

    await shows(state, 'Loading...')
    await expect.element(state).toBeDisabled()
    list.release()
    await shows(state, 'Select State')
  })
})

describe('a list that does not come', () => {
  const retry = page.getByRole('button', { name: 'Try again' })

  /** The list of this level fails once; the picker says so, without a toast, until it is asked for again. */
  async function expectFailure(list: Endpoint, { chosen, text }: { chosen: string[]; text: string }) {
    const level = levels[chosen.length] ?? area
    refuse(list, 500, { message: 'Down' })
    await showPicker()
    await pick(...chosen)

    await expect.element(level).toHaveAccessibleDescription(expect.stringContaining(text))
    await expect.element(level).toBeDisabled()
    await expectToasts()
    return level
  }

  test('of states says "Error loading states" and can be asked for again [LOC-08]', async () => {
    const level = await expectFailure(addressApi.listStates, {
      chosen: ['India'],
      text: 'Error loading states',
    })
    answer(addressApi.listStates, (call) => pageOf(states, call))
    await retry.click()
    await expect.element(level).toBeEnabled()
  })

  test('of cities says "Error loading cities" and can be asked for again [LOC-09]', async () => {
    const level = await expectFailure(addressApi.listCities, {
      chosen: ['India', 'Gujarat'],
      text: 'Error loading cities',
    })
    answer(addressApi.listCities, (call) => pageOf(cities, call))
    await retry.click()
    await expect.element(level).toBeEnabled()
  })

  test('of areas says "Error loading areas" and can be asked for again [LOC-10]', async () => {
    const level = await expectFailure(addressApi.listAreas, {
      chosen: ['India', 'Gujarat', 'Surat'],
      text: 'Error loading areas',
    })
    answer(addressApi.listAreas, (call) => pageOf(areas, call))
    await retry.click()
    await expect.element(level).toBeEnabled()
  })

  test('of countries is asked for twice more, a second apart, then says so [LOC-07] [LOC-18]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    refuse(addressApi.listCountries, 500, { message: 'Down' })
    await showScreen('/auth/register')
    const asked = () => requestsTo(addressApi.listCountries).length

    for (const times of [1, 2]) {
      await untilCountriesFailed(times)
      await vi.advanceTimersByTimeAsync(999)
      await nextFrame()
      expect(asked()).toBe(times)
      await vi.advanceTimersByTimeAsync(1)
    }
    await untilCountriesFailed(3)
    expect(asked()).toBe(3)
    await expect
      .element(country)
      .toHaveAccessibleDescription(expect.stringContaining('Error loading countries'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked()).toBe(3)
  })

  /** Frame by frame: Vitest's own waiting would move the clock. */
  async function untilCountriesFailed(times: number) {
    const failures = () => queryClient.getQueryState(['address', 'countries'])?.fetchFailureCount
    for (let frame = 0; frame < 300 && failures() !== times; frame++) await nextFrame()
    expect(failures()).toBe(times)
  }

  /** The query client delivers its results by timers of zero milliseconds. */
  async function nextFrame() {
    await new Promise(requestAnimationFrame)
    await vi.advanceTimersByTimeAsync(0)
  }

  test('as a list says "Error: Invalid data format" [LOC-11]', async () => {
    respondWith(addressApi.listStates, () => Response.json({ success: true, data: { Gujarat: 'GJ' } }))
    await showPicker()
    await pick('India')

    await expect
      .element(state)
      .toHaveAccessibleDescription(expect.stringContaining('Error: Invalid data format'))
  })
})

test('a server without countries still knows India and the United States; the rest is typed [LOC-16]', async () => {
  answer(addressApi.listCountries, (call) => pageOf([], call))
  answer(addressApi.listStates, (call) => pageOf([], call))
  await showPicker()
  await expect
    .poll(() => [...(country.element() as HTMLSelectElement).options].map(({ text }) => text))
    .toEqual(['Select Country', 'India', 'United States'])
  await pick('United States')
  const asked = [{ country: 'IN' }, { country: 'US' }]
  await expect.poll(() => parentsSentTo(addressApi.listStates)).toEqual(asked)

  await pick('India')
  await expect.element(state).toHaveAttribute('placeholder', 'Type your state')
  await state.fill('Gujarat')
  await city.fill('Surat')
  await area.fill('Adajan')
  expect(parentsSentTo(addressApi.listStates)).toEqual(asked)
  expect(requestsTo(addressApi.listCities)).toEqual([])
  await state.fill('Goa')
  await expect.element(city).toHaveValue('')
})

test('the lists of all levels are kept for five minutes [LOC-17] [CONST-14]', async () => {
  const openedAt = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: openedAt })
  const { listCountries, listStates, listCities, listAreas } = addressApi
  const counts = () =>
    [listCountries, listStates, listCities, listAreas].map((list) => requestsTo(list).length)
  const minutesLater = async (minutes: number) => {
    vi.setSystemTime(openedAt + minutes * 60_000)
    await page.getByRole('link', { name: 'Login' }).click()
    await page.getByRole('link', { name: 'Get Started' }).click()
    await openLists()
    await pick('India', 'Gujarat', 'Surat', 'Adajan')
  }
  await showPicker()
  await pick('India', 'Gujarat', 'Surat', 'Adajan')
  expect(counts()).toEqual([1, 1, 1, 1])

  await minutesLater(4)
  expect(counts()).toEqual([1, 1, 1, 1])
  await minutesLater(6)
  await expect.poll(counts).toEqual([2, 2, 2, 2])
})
