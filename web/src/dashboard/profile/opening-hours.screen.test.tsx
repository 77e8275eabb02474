import type { WeekHours } from '@thela/contract/vendors/opening-hours'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerStorageAndPlaces, openProfile, saveProfile, sentProfiles } from '../../testing/open-profile.ts'
import { aVendor } from '../../testing/samples.ts'

const byWeekday = page.getByLabelText('Different hours by weekday')
const list = (name: string) => page.getByLabelText(name, { exact: true })
const button = (name: string) => page.getByRole('button', { name })

beforeEach(answerStorageAndPlaces)

const usual = { opens: '09:00', closes: '22:30' } as const
const weekOf = (day: object[]) => Array.from({ length: 7 }, () => day) as WeekHours

test('the same hours every day stay two lists, and nothing is sent that did not change [OPEN-01]', async () => {
  await openProfile(aVendor({ openingTime: '09:00', closingTime: '22:30' }))

  await expect.element(list('Opening time')).toHaveDisplayValue('9:00 AM')
  await expect.element(byWeekday).not.toBeChecked()
  await expect.element(list('Monday: opens')).not.toBeInTheDocument()
  await expect.element(saveProfile).toBeDisabled()
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
  await saveProfile.click()

  await expect.poll(() => sentProfiles().length).toBe(1)
  const split = [
    { opens: '09:00', closes: '12:00' },
    { opens: '17:00', closes: '01:00' },
  ]
  expect(sentProfiles()).toEqual([{ weekHours: [[usual], split, [usual], [usual], [usual], [usual], []] }])
})

test('Monday is copied to all days, and its second time is removed again [OPEN-01]', async () => {
  await openProfile(aVendor({ weekHours: [[usual], [], [], [], [], [], []] }))
  await list('Monday: closes').selectOptions('12:30 PM')
  await button('Add a second time on Monday').click()
  await button('Copy Monday to all days').click()
  await button('Remove the second time on Wednesday').click()
  await saveProfile.click()

  await expect.poll(() => sentProfiles().length).toBe(1)
  const first = { opens: '09:00', closes: '12:30' }
  const split = [first, { opens: '17:00', closes: '22:00' }]
  expect(sentProfiles()).toEqual([{ weekHours: [split, split, [first], split, split, split, split] }])
})

test('a second time before the end of the first is refused at its place, and nothing is sent [OPEN-01]', async () => {
  await openProfile(aVendor({ weekHours: weekOf([usual]) }))
  await button('Add a second time on Friday').click()
  await saveProfile.click()

  await expect
    .element(page.getByText('The second time of a day must begin after the first one ends'))
    .toBeVisible()
  expect(sentProfiles()).toEqual([])
})

test('a vendor goes back to the same hours every day [OPEN-01]', async () => {
  await openProfile(aVendor({ openingTime: '09:00', closingTime: '22:30', weekHours: weekOf([]) }))
  await byWeekday.click()
  await expect.element(list('Opening time')).toHaveDisplayValue('9:00 AM')
  await saveProfile.click()

  await expect.poll(() => sentProfiles().length).toBe(1)
  expect(sentProfiles()).toEqual([{ weekHours: null }])
})
