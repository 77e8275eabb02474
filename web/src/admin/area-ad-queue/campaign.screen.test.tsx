import { areaAdQueueApi } from '@thela/contract/ads/area-queue'
import { adQueueApi } from '@thela/contract/ads/queue'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBanner, answerPlaces, aPlacement } from '../../testing/ad-samples.ts'
import { answer, disconnect, requestsTo } from '../../testing/contract-server.ts'
import { textsOf } from '../../testing/read-screen.ts'
import { onePageOf } from '../../testing/samples.ts'
import { showScreen, signInAdmin } from '../../testing/show-screen.tsx'

const form = page.getByRole('dialog', { name: 'New Campaign' })
const field = (label: string) => form.getByLabelText(label)
const select = (name: string) => form.getByRole('combobox', { name, exact: true })
const areas = form.getByRole('list', { name: 'Areas of the campaign' }).getByRole('listitem')
const addArea = form.getByRole('button', { name: 'Add area' })
const create = () => form.getByRole('button', { name: 'Create Campaign' }).click()
const says = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()
const sent = () => requestsTo(areaAdQueueApi.startCampaign).map(({ body }) => body)

beforeEach(async () => {
  signInAdmin()
  answerPlaces()
  answer(areaAdQueueApi.list, { items: [], pagination: onePageOf([]) })
  answer(areaAdQueueApi.readStats, {
    stats: { totalAds: 0, activeAds: 0, inactiveAds: 0, area: 'All areas' },
  })
  answer(adQueueApi.readPriorityInfo, {
    locationBasedPriorities: { AREA: 100, CITY: 75, STATE: 50, COUNTRY: 25 },
    description: { AREA: 'One area', CITY: 'A city', STATE: 'A state', COUNTRY: 'A country' },
    note: '',
  })
  answer(areaAdQueueApi.startCampaign, {
    ad: aBanner('Diwali sweets'),
    items: [aPlacement('Diwali sweets')],
    message: 'Campaign created successfully!',
  })
  await showScreen('/admin/area-ad-queue')
  await page.getByRole('button', { name: 'New Campaign' }).click()
  await field('Title').fill('Diwali sweets')
  await field('Link URL').fill('https://sweets.example')
  await field('Start date').fill('2026-11-01')
  await field('End date').fill('2026-11-30')
})

async function chooseSurat() {
  await select('Country').selectOptions('India')
  await select('State').selectOptions('Gujarat')
  await select('City').selectOptions('Surat')
}

test('a campaign is one ad with a placement in each chosen area [AAQ-12]', async () => {
  await expect.element(addArea).toBeDisabled()
  await chooseSurat()
  await select('Area/Zone').selectOptions('Adajan')
  await addArea.click()
  await addArea.click()
  await expect.poll(() => textsOf(areas)).toEqual(['Adajan, Surat, Gujarat, India', 'Surat, Gujarat, India'])
  await expect.element(addArea).toBeDisabled()
  await create()

  await says('Campaign created successfully!')
  await expect.element(form).not.toBeInTheDocument()
  const surat = { country: 'India', state: 'Gujarat', city: 'Surat' }
  expect(sent()).toEqual([
    {
      adData: expect.objectContaining({ title: 'Diwali sweets', isUnlimited: false }),
      targetingAreas: [
        { ...surat, area: 'Adajan' },
        { ...surat, area: '' },
      ],
      useLocationBasedPriority: true,
    },
  ])
})

test('a campaign can run without a cap [AAQ-08]', async () => {
  await chooseSurat()
  await addArea.click()
  await field('Unlimited impressions').click()
  await create()
  await says('Campaign created successfully!')
  expect(sent()).toMatchObject([{ adData: { isUnlimited: true } }])
})

test('a campaign can have one priority in all areas', async () => {
  await chooseSurat()
  await addArea.click()
  await field('Priority by location').click()
  await form.getByRole('spinbutton', { name: 'Priority' }).fill('60')
  await create()
  await says('Campaign created successfully!')
  expect(sent()).toMatchObject([{ useLocationBasedPriority: false, priority: 60 }])
})

test('a campaign needs an area, and an area can be removed from the list', async () => {
  await create()
  await expect.element(form.getByText('At least one area is required')).toBeVisible()
  await chooseSurat()
  await addArea.click()
  await expect.element(form.getByText('At least one area is required')).not.toBeInTheDocument()
  await form.getByRole('button', { name: 'Remove Surat, Gujarat, India' }).click()
  await expect.element(form.getByText('At least one area is required')).toBeVisible()
  expect(sent()).toEqual([])
})

test('a campaign that could not be created keeps its form', async () => {
  disconnect(areaAdQueueApi.startCampaign)
  await chooseSurat()
  await addArea.click()
  await create()
  await says('Failed to create campaign')
  await expect.element(field('Title')).toHaveValue('Diwali sweets')
  expect(textsOf(areas)).toEqual(['Surat, Gujarat, India'])
})

test('a campaign offers every type of ad but the hyperlocal, which aims by itself', async () => {
  expect(textsOf(select('Ad type').getByRole('option'))).toEqual([
    'Select a type',
    'Floating',
    'Google AdSense',
    'Banner',
  ])
})
