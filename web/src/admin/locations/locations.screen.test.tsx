import { adminLocationsApi as api, type FoundPlace } from '@thela/contract/places/admin-locations'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, disconnect, hold, refuse, requestsTo } from '../../testing/contract-server.ts'
import { onePageOf } from '../../testing/samples.ts'
import { showScreen, signInAdmin } from '../../testing/show-screen.tsx'

const PATH = '/admin/locations'
const dialog = page.getByRole('dialog')
const confirmation = page.getByRole('alertdialog')
const opener = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} `) })
const list = <Place,>(data: Place[]) => ({ success: true as const, data, pagination: onePageOf(data) })

const india = { id: '1', code: 'IN', name: 'India', _count: { states: 1 } }
const gujarat = { id: '2', code: 'GJ', name: 'Gujarat', _count: { cities: 1 } }
const surat = { id: '3', name: 'Surat', _count: { areas: 1 } }
const adajan = { id: '4', name: 'Adajan' }

beforeEach(() => {
  signInAdmin()
  answer(api.listCountries, list([india]))
  answer(api.listStates, list([gujarat]))
  answer(api.listCities, list([surat]))
  answer(api.listAreas, list([adajan]))
})

test('a place loads what is in it when it is opened, counts it, and closes again [ALOC-01] [ALOC-06] [ALOC-07]', async () => {
  await showScreen(PATH)
  await expect.element(opener('India')).toMatchTextContent(/1 state/)
  for (const call of [api.listStates, api.listCities, api.listAreas]) expect(requestsTo(call)).toEqual([])

  await opener('India').click()
  await expect.element(opener('Gujarat')).toMatchTextContent(/1 city/)
  expect(requestsTo(api.listStates)).toMatchObject([{ params: { id: '1' } }])
  await opener('Gujarat').click()
  await expect.element(opener('Surat')).toMatchTextContent(/1 area/)
  expect(requestsTo(api.listCities)).toMatchObject([{ params: { id: '2' } }])
  await opener('Surat').click()
  await expect.element(page.getByText('Adajan')).toBeVisible()
  expect(requestsTo(api.listAreas)).toMatchObject([{ params: { id: '3' } }])

  await opener('India').click()
  await expect.element(page.getByText('Gujarat')).not.toBeInTheDocument()
})

test('a search finds places of all levels, which open where they are found', async () => {
  const within = 'Gujarat, India'
  const found: FoundPlace = { level: 'city', id: '3', name: 'Surat', code: null, within, children: 1 }
  answer(api.search, ({ query }) => ({
    success: true as const,
    data: query.search === 'sur' ? [found] : [],
  }))
  const { router } = await showScreen(PATH)
  await page.getByLabelText('Search').fill('sur')
  const results = page.getByRole('list', { name: 'Locations found' })
  await expect.element(results.getByText(within)).toBeVisible()
  expect(router.state.location.href).toBe(`${PATH}?search=sur`)
  await opener('Surat').click()
  await expect.element(page.getByText('Adajan')).toBeVisible()

  await page.getByLabelText('Search').fill('nowhere')
  await expect.element(page.getByRole('heading', { name: 'No locations found' })).toBeVisible()
  await page.getByLabelText('Search').fill('')
  await expect.element(opener('India')).toBeVisible()
})

test('a search that fails can be repeated', async () => {
  disconnect(api.search)
  await showScreen(`${PATH}?search=sur`)
  await expect.element(page.getByText('We could not search the locations.')).toBeVisible()
  answer(api.search, { success: true, data: [] })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByRole('heading', { name: 'No locations found' })).toBeVisible()
})

test('a country is added by its button, with code and name [ALOC-04] [ALOC-14]', async () => {
  await showScreen(PATH)
  await page.getByRole('button', { name: 'Add Country' }).click()
  await dialog.getByRole('button', { name: 'Add country' }).click()
  await expect.element(dialog.getByLabelText('Code')).toHaveAccessibleDescription(/^Code is required/)
  await expect.element(dialog.getByLabelText('Name')).toHaveAccessibleDescription('Name is required')
  expect(requestsTo(api.addCountry)).toEqual([])

  const nepal = { id: '5', code: 'NP', name: 'Nepal', _count: { states: 0 } }
  answer(api.addCountry, { success: true, data: nepal, message: 'Location created successfully!' })
  answer(api.listCountries, list([india, nepal]))
  await dialog.getByLabelText('Code').fill('NP')
  await dialog.getByLabelText('Name').fill('Nepal')
  await dialog.getByRole('button', { name: 'Add country' }).click()
  await expect.element(opener('Nepal')).toMatchTextContent(/0 states/)
  expect(requestsTo(api.addCountry)).toMatchObject([{ body: { code: 'NP', name: 'Nepal' } }])
})

test('a state has code and name, a city and an area a name only [ALOC-02] [ALOC-14]', async () => {
  await showScreen(PATH)
  const created = { success: true as const, message: 'Location created successfully!' }
  answer(api.addState, { ...created, data: gujarat })
  answer(api.addCity, { ...created, data: surat })
  answer(api.addArea, { ...created, data: adajan })

  await page.getByRole('button', { name: 'Add state to India' }).click()
  await dialog.getByLabelText('Code').fill('GJ')
  await dialog.getByLabelText('Name').fill('Gujarat')
  await dialog.getByRole('button', { name: 'Add state' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await opener('India').click()
  await page.getByRole('button', { name: 'Add city to Gujarat' }).click()
  await expect.element(dialog.getByLabelText('Code')).not.toBeInTheDocument()
  await dialog.getByLabelText('Name').fill('Surat')
  await dialog.getByRole('button', { name: 'Add city' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await opener('Gujarat').click()
  await page.getByRole('button', { name: 'Add area to Surat' }).click()
  await expect.element(dialog.getByLabelText('Code')).not.toBeInTheDocument()
  await dialog.getByLabelText('Name').fill('Adajan')
  await dialog.getByRole('button', { name: 'Add area' }).click()
  await expect.element(dialog).not.toBeInTheDocument()

  expect(requestsTo(api.addState)).toMatchObject([
    { params: { id: '1' }, body: { code: 'GJ', name: 'Gujarat' } },
  ])
  expect(requestsTo(api.addCity)).toMatchObject([{ params: { id: '2' }, body: { name: 'Surat' } }])
  expect(requestsTo(api.addArea)).toMatchObject([{ params: { id: '3' }, body: { name: 'Adajan' } }])
})

test('every level is deleted after a confirmation that says what goes with it [ALOC-03] [ALOC-09]', async () => {
  const gone = {
    success: true as const,
    message: 'Location deleted successfully!',
    deleted: { states: 0, cities: 0, areas: 0 },
  }
  const levels = [
    { place: adajan, call: api.removeArea, says: 'The area "Adajan" will be deleted.' },
    { place: surat, call: api.removeCity, says: 'The city "Surat" and its 1 area will be deleted.' },
    {
      place: gujarat,
      call: api.removeState,
      says: 'The state "Gujarat" and its 1 city with everything in them will be deleted.',
    },
    {
      place: india,
      call: api.removeCountry,
      says: 'The country "India" and its 1 state with everything in them will be deleted.',
    },
  ]
  await showScreen(PATH)
  for (const name of ['India', 'Gujarat', 'Surat']) await opener(name).click()

  const ask = async (name: string) => {
    // The tooltip of the button that has the focus would cover the next one.
    await userEvent.keyboard('{Escape}')
    await page.getByRole('button', { name: `Delete ${name}` }).click()
  }

  for (const { place, call, says } of levels) {
    answer(call, gone)
    await ask(place.name)
    await expect.element(confirmation).toMatchTextContent(new RegExp(says))
    await confirmation.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(confirmation).not.toBeInTheDocument()
    expect(requestsTo(call)).toEqual([])

    await ask(place.name)
    await confirmation.getByRole('button', { name: 'Delete' }).click()
    await expect.element(confirmation).not.toBeInTheDocument()
    expect(requestsTo(call)).toMatchObject([{ params: { id: place.id } }])
  }
})

describe('without a connection', () => {
  beforeEach(() => showScreen(PATH))

  test('a place is not created, and what was typed stays [ALOC-10]', async () => {
    disconnect(api.addCountry)
    await page.getByRole('button', { name: 'Add Country' }).click()
    await dialog.getByLabelText('Code').fill('QQQ')
    await dialog.getByLabelText('Name').fill('Nowhere')
    await dialog.getByRole('button', { name: 'Add country' }).click()
    await expect.element(page.getByText('Failed to create location')).toBeVisible()
    await expect.element(dialog.getByLabelText('Name')).toHaveValue('Nowhere')
  })

  test('a place is not deleted [ALOC-11]', async () => {
    disconnect(api.removeCountry)
    await page.getByRole('button', { name: 'Delete India' }).click()
    await confirmation.getByRole('button', { name: 'Delete' }).click()
    await expect.element(page.getByText('Failed to delete location')).toBeVisible()
    await confirmation.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(opener('India')).toBeVisible()
  })

  test('nothing is imported [ALOC-12]', async () => {
    disconnect(api.importAll)
    await page.getByRole('button', { name: 'Bulk Import' }).click()
    await dialog.getByLabelText('Locations (JSON)').fill('[]')
    await dialog.getByRole('button', { name: 'Import' }).click()
    await expect.element(page.getByText('Failed to import locations')).toBeVisible()
  })
})

describe('the import', () => {
  const json = dialog.getByLabelText('Locations (JSON)')
  const send = () => dialog.getByRole('button', { name: 'Import' }).click()

  beforeEach(async () => {
    await showScreen(PATH)
    await page.getByRole('button', { name: 'Bulk Import' }).click()
  })

  test('reads JSON from a text area, and says when it is none [ALOC-05] [ALOC-08]', async () => {
    await json.fill('{ nothing')
    await send()
    await expect.element(json).toHaveAccessibleDescription('Invalid JSON format')
    expect(requestsTo(api.importAll)).toEqual([])

    const created = { countries: 1, states: 1, cities: 2, areas: 2 }
    const message = 'Locations imported successfully!'
    answer(api.importAll, { success: true, message, data: { created, skipped: 0 } })
    await json.fill('[{ "cityName": "One" }]')
    await send()
    await expect.element(page.getByText(message)).toBeVisible()
    expect(requestsTo(api.importAll)).toMatchObject([{ body: { locations: [{ cityName: 'One' }] } }])
    await expect
      .poll(() => [...dialog.element().querySelectorAll('dd')].map(({ textContent }) => textContent))
      .toEqual(['1', '1', '2', '2', '0'])
  })

  test('names the rows that stopped it [ALOC-12]', async () => {
    refuse(api.importAll, 422, {
      message: 'Validation error',
      success: false,
      details: [{ path: 'locations[1].cityName', msg: 'Name is required' }],
    })
    await json.fill('[{ "cityName": "One" }, { "cityName": "" }]')
    await send()
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/Row 2, cityName: Name is required/)
    await expect.element(page.getByText('Failed to import locations')).toBeVisible()
  })
})

test('the list says that it loads, and then that there are no places yet', async () => {
  answer(api.listCountries, list([]))
  const countries = hold(api.listCountries)
  await showScreen(PATH)
  await expect.element(page.getByRole('status', { name: 'Loading countries' })).toBeVisible()
  countries.release()
  await expect.element(page.getByRole('heading', { name: 'No locations yet' })).toBeVisible()
})
