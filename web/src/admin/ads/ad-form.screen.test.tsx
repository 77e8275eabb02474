import type { AdInput } from '@thela/contract/ads/ad-input'
import { type Ad, adsApi } from '@thela/contract/ads/ads'
import { adQueueApi } from '@thela/contract/ads/queue'
import { messages } from '@thela/contract/error-body'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBanner, anAd, answerPlaces, aPlacement } from '../../testing/ad-samples.ts'
import { answer, disconnect, refuse, requestsTo } from '../../testing/contract-server.ts'
import { onePageOf } from '../../testing/samples.ts'
import { showScreen, signInAdmin } from '../../testing/show-screen.tsx'

const form = page.getByRole('dialog')
const field = (label: string) => form.getByLabelText(label)
const select = (name: string) => form.getByRole('combobox', { name, exact: true })
const says = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()
const progress = (text: string) => expect.element(form.getByText(`${text} required fields`)).toBeVisible()

const showAds = (ads: Ad[]) => answer(adsApi.list, { ads, pagination: onePageOf(ads) })

beforeEach(() => {
  signInAdmin()
  answerPlaces()
  showAds([])
  answer(adsApi.readStats, { stats: { totalRevenue: 0, totalImpressions: 0, totalClicks: 0, ctr: 0 } })
})

async function openNewAd() {
  await showScreen('/admin/ads')
  await addAd()
}

const addAd = () => page.getByRole('button', { name: 'Add Ad' }).first().click()
const create = () => form.getByRole('button', { name: 'Create Ad' }).click()
const update = () => form.getByRole('button', { name: 'Update Ad' }).click()

async function openToEdit(ad: Ad) {
  showAds([ad])
  await showScreen('/admin/ads')
  await page.getByRole('button', { name: `Edit ${ad.title}` }).click()
}

async function fillTexts(title = 'Diwali sweets') {
  await field('Title').fill(title)
  await field('Link URL').fill('https://sweets.example')
  await field('Start date').fill('2026-11-01')
  await field('End date').fill('2030-11-30')
}

async function choosePlace() {
  await select('Country').selectOptions('India')
  await select('State').selectOptions('Gujarat')
  await select('City').selectOptions('Surat')
}

test('the form is closed, adds, or edits what is there [ADV-17] [ADV-20]', async () => {
  showAds([anAd('Diwali sweets', { description: 'Fresh every day', budget: 99.5 })])
  await showScreen('/admin/ads')
  await expect.element(form).not.toBeInTheDocument()
  await addAd()
  await expect.element(form).toHaveAccessibleName('Add Ad')
  await expect.element(field('Title')).toHaveValue('')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(form).not.toBeInTheDocument()

  await page.getByRole('button', { name: 'Edit Diwali sweets' }).click()
  await expect.element(form).toHaveAccessibleName('Edit Ad')
  await expect.element(field('Title')).toHaveValue('Diwali sweets')
  await expect.element(field('Description')).toHaveValue('Fresh every day')
  await expect.element(field('Budget (optional)')).toHaveValue(99.5)
  await expect.element(field('Start date')).toHaveValue('2026-11-01')
  await expect.element(select('City')).toHaveValue('Surat')
})

test('cancelling discards texts, previews and places, and the level is the city again [ADV-19] [ADV-23]', async () => {
  answer(adsApi.uploadImage, { success: true, imageUrl: '/uploads/ads/sweets.webp', public_id: 'sweets' })
  await openNewAd()
  await expect.element(select('Target level')).toHaveValue('CITY')
  await fillTexts()
  await choosePlace()
  await field('Image').upload(new File(['x'], 'sweets.png', { type: 'image/png' }))
  await says('Image uploaded successfully!')
  await expect.element(form.getByText('sweets.png')).toBeVisible()
  await select('Target level').selectOptions('Country')
  await form.getByRole('button', { name: 'Cancel' }).click()

  await addAd()
  await expect.element(select('Target level')).toHaveValue('CITY')
  for (const label of ['Title', 'Link URL', 'Start date']) await expect.element(field(label)).toHaveValue('')
  await expect.element(select('Country')).toHaveValue('')
  await expect.element(form.getByText('sweets.png')).not.toBeInTheDocument()
})

describe('an ad that is not complete says at its fields', () => {
  beforeEach(openNewAd)

  test('that title, type and link are missing [ADV-27] [ADV-29] [ADV-30]', async () => {
    await select('Ad type').selectOptions('Select a type')
    await create()

    await expect.element(field('Title')).toHaveAccessibleDescription('Ad title is required')
    await expect.element(field('Title')).toHaveFocus()
    await expect.element(select('Ad type')).toHaveAccessibleDescription('Ad type is required')
    await expect.element(field('Link URL')).toHaveAccessibleDescription('Link URL is required')
    expect(requestsTo(adsApi.create)).toEqual([])
  })

  test('that a title is too short and a link is none [ADV-28] [ADV-31]', async () => {
    await field('Title').fill('ab')
    await field('Link URL').fill('sweets.example')
    await create()

    await expect.element(field('Title')).toHaveAccessibleDescription('Title must be at least 3 characters')
    await expect
      .element(field('Link URL'))
      .toHaveAccessibleDescription('Please enter a valid URL starting with http:// or https://')
  })

  test('that the days are missing [ADV-32] [ADV-33]', async () => {
    await create()
    await expect.element(field('Start date')).toHaveAccessibleDescription('Start date is required')
    await expect.element(field('End date')).toHaveAccessibleDescription('End date is required')
  })

  test('that a budget is a number from 0 in paise [ADV-34]', async () => {
    const budget = field('Budget (optional)')
    await expect.element(budget).toHaveAttribute('type', 'number')
    await expect.element(budget).toHaveAttribute('min', '0')
    await expect.element(budget).toHaveAttribute('step', '0.01')

    await budget.fill('-1')
    await create()
    await expect.element(budget).toHaveAccessibleDescription(/^Budget must be/)
    await budget.fill('0.01')
    await expect.element(budget).not.toHaveAccessibleDescription()
  })
})

describe('a floating ad needs', () => {
  beforeEach(openNewAd)

  async function lacks(level: string, places: string[]) {
    await select('Target level').selectOptions(level)
    await create()
    for (const place of places) {
      const text = `${place} is required for ${level} targeting`
      await expect.element(select(place === 'Area' ? 'Area/Zone' : place)).toHaveAccessibleDescription(text)
    }
    for (const deeper of ['Country', 'State', 'City', 'Area/Zone'].slice(places.length))
      await expect.element(select(deeper)).not.toBeInTheDocument()
  }

  test('a target level [ADV-36]', async () => {
    await select('Target level').selectOptions('Select a level')
    await create()
    await expect.element(select('Target level')).toHaveAccessibleDescription('Target level is required')
  })

  test('the country for a country [ADV-37] [ADV-41]', () => lacks('Country', ['Country']))

  test('country and state for a state [ADV-38]', () => lacks('State', ['Country', 'State']))

  test('country, state and city for a city [ADV-39]', () => lacks('City', ['Country', 'State', 'City']))

  test('all four places for an area [ADV-40] [ADV-41]', () =>
    lacks('Area', ['Country', 'State', 'City', 'Area']))
})

test('another target level asks for other places and clears the deeper ones [ADV-21] [ADV-42]', async () => {
  await openNewAd()
  await progress('2 of 9')
  await fillTexts()
  await choosePlace()
  await progress('9 of 9')

  await select('Target level').selectOptions('Country')
  await progress('7 of 7')
  await expect.element(select('City')).not.toBeInTheDocument()
  await select('Target level').selectOptions('City')
  await progress('7 of 9')
  await expect.element(select('Country')).toHaveValue('India')
  await expect.element(select('State')).toHaveValue('')
})

test('another place clears all places below it [ADV-22]', async () => {
  await openNewAd()
  await select('Target level').selectOptions('Area')
  await choosePlace()
  await select('Area/Zone').selectOptions('Adajan')

  await select('State').selectOptions('Maharashtra')
  await expect.element(select('City')).toHaveValue('')
  await expect.element(select('Area/Zone')).toHaveValue('')
  await select('Country').selectOptions('Nepal')
  await expect.element(select('State')).toHaveValue('')
})

const accept = (input: unknown, id = 'made') => ({
  ad: anAd('Diwali sweets', { id, ...(input as Partial<Ad>) }),
  message: 'Ad created successfully!',
})

describe('a new floating ad', () => {
  beforeEach(async () => {
    answer(adsApi.create, ({ body }) => accept(body))
    await openNewAd()
    await fillTexts()
    await choosePlace()
  })

  test('is added to the queue as the server has stored it [ADV-25] [ADV-54]', async () => {
    answer(adQueueApi.add, {
      item: aPlacement('Diwali sweets'),
      refreshed: false,
      message: 'Ad added to queue successfully',
    })
    await create()

    await says('Ad created and added to queue successfully!')
    await expect.element(form).not.toBeInTheDocument()
    const [{ body: sent } = { body: {} }] = requestsTo(adsApi.create)
    expect(sent).toMatchObject({
      title: 'Diwali sweets',
      targetLevel: 'CITY',
      city: 'Surat',
    } satisfies Partial<AdInput>)
    expect(requestsTo(adQueueApi.add).map(({ body }) => body)).toEqual([
      expect.objectContaining({
        adId: 'made',
        adType: 'FLOATING',
        targetLevel: 'CITY',
        country: 'India',
        state: 'Gujarat',
        city: 'Surat',
      }),
    ])
  })

  test('that the queue refuses is there all the same, and the toast says so [ADV-55]', async () => {
    refuse(adQueueApi.add, 500, { message: messages.serverError })
    await create()
    await says('Ad created successfully, but failed to add to queue')
    await expect.element(form).not.toBeInTheDocument()
  })

  test('that could not be created keeps its form [ADV-63]', async () => {
    disconnect(adsApi.create)
    await create()
    await says('Failed to create ad')
    await expect.element(field('Title')).toHaveValue('Diwali sweets')
    expect(requestsTo(adQueueApi.add)).toEqual([])
  })

  test('can run without a cap [AAQ-08]', async () => {
    refuse(adQueueApi.add, 500, { message: messages.serverError })
    await field('Unlimited impressions').click()
    await create()
    await expect.element(form).not.toBeInTheDocument()
    expect(requestsTo(adsApi.create)[0]?.body).toMatchObject({ isUnlimited: true })
  })

  test('leaves out what was left empty, and can be inactive [ADV-35]', async () => {
    refuse(adQueueApi.add, 500, { message: messages.serverError })
    await form.getByLabelText('Active').click()
    await create()
    await expect.poll(() => requestsTo(adsApi.create)).toHaveLength(1)
    const sent = requestsTo(adsApi.create)[0]?.body
    expect(sent).toMatchObject({ isActive: false })
    for (const name of ['description', 'imageUrl', 'videoUrl', 'budget'])
      expect(sent).not.toHaveProperty(name)
    await expect.element(form).not.toBeInTheDocument()
  })
})

describe('an edited ad', () => {
  const sweets = anAd('Diwali sweets', { budget: 2500 })

  test('sends what was changed, and its placement follows [ADV-26] [ADV-57]', async () => {
    answer(adsApi.update, { ad: { ...sweets, budget: 99.5 }, message: 'Ad updated successfully!' })
    answer(adQueueApi.add, {
      item: aPlacement('Diwali sweets'),
      refreshed: true,
      message: 'Queue refreshed successfully',
    })
    await openToEdit(sweets)
    await field('Budget (optional)').fill('99.5')
    showAds([{ ...sweets, budget: 99.5 }])
    await update()

    await says('Ad updated and queue refreshed successfully!')
    await expect.element(page.getByText('₹99.50')).toBeVisible()
    expect(requestsTo(adsApi.update).map(({ body }) => body)).toEqual([{ budget: 99.5 }])
    expect(requestsTo(adQueueApi.add)[0]?.body).toMatchObject({ adId: sweets.id, targetLevel: 'CITY' })
  })

  test('whose placement could not follow is saved, and the toast says so [ADV-58]', async () => {
    answer(adsApi.update, { ad: sweets, message: 'Ad updated successfully!' })
    refuse(adQueueApi.add, 500, { message: messages.serverError })
    await openToEdit(sweets)
    await update()
    await says('Ad updated successfully, but failed to update queue')
  })

  test('that could not be saved keeps its form [ADV-64]', async () => {
    disconnect(adsApi.update)
    await openToEdit(sweets)
    await field('Title').fill('Holi sweets')
    await update()
    await says('Failed to update ad')
    await expect.element(field('Title')).toHaveValue('Holi sweets')
  })
})

test('a banner is created and updated without the queue [ADV-53] [ADV-56]', async () => {
  answer(adsApi.create, ({ body }) => accept({ ...(body as object), targetLevel: null }))
  await openNewAd()
  await fillTexts('Cola')
  await select('Ad type').selectOptions('Banner')
  await select('Target level (optional)').selectOptions('Everywhere')
  showAds([aBanner('Cola')])
  await create()
  await says('Ad created successfully!')

  answer(adsApi.update, { ad: aBanner('Cola'), message: 'Ad updated successfully!' })
  await page.getByRole('button', { name: 'Edit Cola' }).click()
  await field('Title').fill('Cool cola')
  await update()
  await says('Ad updated successfully!')
  expect(requestsTo(adQueueApi.add)).toEqual([])
})

test('a hyperlocal ad says how many menus it reaches, or that none has a position [ADV-70]', async () => {
  answer(adsApi.readReach, { menus: 7, positioned: 40 })
  await openNewAd()
  await select('Ad type').selectOptions('Hyperlocal')
  await field('Latitude').fill('21.17')
  await field('Longitude').fill('72.83')
  await expect.element(form.getByRole('status')).toHaveTextContent('7 menus within 5 km')
  expect(requestsTo(adsApi.readReach).at(-1)?.query).toMatchObject({ radius: '5' })

  answer(adsApi.readReach, { menus: 0, positioned: 0 })
  await field('Radius').fill('3')
  await expect.element(form.getByRole('status')).toMatchTextContent('No menu has a position yet')
})
