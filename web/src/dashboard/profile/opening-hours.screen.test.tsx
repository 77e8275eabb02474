import { uploadsApi } from '@thela/contract/core/uploads'
import { addressApi } from '@thela/contract/places/locations'
import type { WeekHours } from '@thela/contract/vendors/opening-hours'
import { type ProfileUpdate, vendorsApi } from '@thela/contract/vendors/profile'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, requestsTo } from '../../testing/contract-server.ts'
import { aVendor, onePageOf } from '../../testing/samples.ts'
import { showScreen, signInVendor } from '../../testing/show-screen.tsx'

const byWeekday = page.getByLabelText('Different hours by weekday')
const save = page.getByRole('button', { name: 'Save Changes' })
const list = (name: string) => page.getByLabelText(name, { exact: true })
const button = (name: string) => page.getByRole('button', { name })
const sent = () => requestsTo(vendorsApi.updateProfile).map(({ body }) => body)

const listOf = (...names: string[]) => {
  const data = names.map((name) => ({ id: name, code: name, name }))
  return { success: true as const, data, pagination: onePageOf(data) }
}

beforeEach(() => {
  answer(uploadsApi.readStorage, { storage: { usedBytes: 0, maxBytes: 1, usedFiles: 0, maxFiles: 1 } })
  answer(addressApi.listCountries, listOf('India'))
  answer(addressApi.listStates, listOf('Gujarat'))
  answer(addressApi.listCities, listOf('Surat'))
  answer(addressApi.listAreas, listOf('Adajan'))
})

/** What is saved becomes the vendor. */
async function openProfile(vendor = aVendor()) {
  let current = signInVendor(vendor)
  answer(vendorsApi.readProfile, () => ({ vendor: current }))
  answer(vendorsApi.updateProfile, ({ body }) => {
    current = { ...current, ...(body as ProfileUpdate as object) }
    return { vendor: current, message: 'Profile updated' }
  })
  await showScreen('/dashboard/profile')
  await expect.element(page.getByLabelText('Area/Zone')).toHaveValue(vendor.area)
}

const usual = { opens: '09:00', closes: '22:30' } as const
const weekOf = (day: object[]) => Array.from({ length: 7 }, () => day) as WeekHours

test('the same hours every day stay two lists, and nothing is sent that did not change [OPEN-01]', async () => {
  await openProfile(aVendor({ openingTime: '09:00', closingTime: '22:30' }))

  await expect.element(list('Opening time')).toHaveDisplayValue('9:00 AM')
  await expect.element(byWeekday).not.toBeChecked()
  await expect.element(list('Monday: opens')).not.toBeInTheDocument()
  await expect.element(save).toBeDisabled()
})

test('hours by weekday begin as the stall opens now; a day is closed, another has a break [OPEN-01]', async () => {
  await openProfile(aVendor({ openingTime: '09:00', closingTime: '22:30' }))
  await byWeekday.click()
  await expect.element(list('Sunday: closes')).toHaveDisplayValue('10:30 PM')

  await list('Sunday: opens').selectOptions('Closed')
  await expect.element(list('Sunday: closes')).not.toBeInTheDocument()
  await list('Tuesday: closes').selectOptions('12:00 PM')
  await button('Add a second time on Tuesday').click()
  await list('Tuesday: closes again').selectOptions('1:00 AM')
  await save.click()

  await expect.poll(() => sent().length).toBe(1)
  const split = [
    { opens: '09:00', closes: '12:00' },
    { opens: '17:00', closes: '01:00' },
  ]
  expect(sent()).toEqual([{ weekHours: [[usual], split, [usual], [usual], [usual], [usual], []] }])
})

test('Monday is copied to all days, and its second time is removed again [OPEN-01]', async () => {
  await openProfile(aVendor({ weekHours: [[usual], [], [], [], [], [], []] }))
  await list('Monday: closes').selectOptions('12:30 PM')
  await button('Add a second time on Monday').click()
  await button('Copy Monday to all days').click()
  await button('Remove the second time on Wednesday').click()
  await save.click()

  await expect.poll(() => sent().length).toBe(1)
  const first = { opens: '09:00', closes: '12:30' }
  const split = [first, { opens: '17:00', closes: '22:00' }]
  expect(sent()).toEqual([{ weekHours: [split, split, [first], split, split, split, split] }])
})

test('a second time before the end of the first is refused at its place, and nothing is sent [OPEN-01]', async () => {
  await openProfile(aVendor({ weekHours: weekOf([usual]) }))
  await button('Add a second time on Friday').click()
  await save.click()

  await expect
    .element(page.getByText('The second time of a day must begin after the first one ends'))
    .toBeVisible()
  expect(sent()).toEqual([])
})

test('a vendor goes back to the same hours every day [OPEN-01]', async () => {
  await openProfile(aVendor({ openingTime: '09:00', closingTime: '22:30', weekHours: weekOf([]) }))
  await byWeekday.click()
  await expect.element(list('Opening time')).toHaveDisplayValue('9:00 AM')
  await save.click()

  await expect.poll(() => sent().length).toBe(1)
  expect(sent()).toEqual([{ weekHours: null }])
})
