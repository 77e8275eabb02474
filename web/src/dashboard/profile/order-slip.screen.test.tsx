import { beforeEach, expect, test } from 'vitest'
import { cardOf } from '../../testing/locators.ts'
import { answerStorageAndPlaces, openProfile, saveProfile, sentProfiles } from '../../testing/open-profile.ts'
import { expectToasts } from '../../testing/toasts.ts'

const card = cardOf('Order slip')
const address = card.getByLabelText('UPI address')

beforeEach(async () => {
  answerStorageAndPlaces()
  await openProfile()
})

test('a vendor switches the slip and WhatsApp on, which are off at first [SLIP-01] [SLIP-02]', async () => {
  const slip = card.getByLabelText('Offer an order slip on my menu')
  const whatsapp = card.getByLabelText('Customers may send it to my number by WhatsApp')
  await expect.element(slip).not.toBeChecked()
  await expect.element(whatsapp).not.toBeChecked()

  await slip.click()
  await whatsapp.click()
  await saveProfile.click()
  await expectToasts('Profile updated successfully!')
  expect(sentProfiles()).toEqual([{ orderSlip: true, slipByWhatsapp: true }])
})

test('an address is refused unless it has the form of one, and is shown as a code to try [SLIP-03]', async () => {
  const code = card.getByRole('img')
  await address.fill('asha')
  await saveProfile.click()
  await expect.element(card.getByText('Please enter a valid UPI address, such as name@bank')).toBeVisible()
  await expect.element(code).not.toBeInTheDocument()

  await address.fill('asha@okaxis')
  await expect.element(card.getByRole('img', { name: 'QR code of asha@okaxis' })).toBeVisible()
  await saveProfile.click()
  await expect
    .element(card.getByText('Please enter your current password to change your UPI address'))
    .toBeVisible()
  await card.getByLabelText('Confirm with your password').fill('Passw0rd!')
  await saveProfile.click()
  await expectToasts('Profile updated successfully!')
  expect(sentProfiles()).toEqual([{ upiAddress: 'asha@okaxis', currentPassword: 'Passw0rd!' }])
})
