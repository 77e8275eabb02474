import { uploadsApi } from '@thela/contract/core/uploads'
import { addressApi } from '@thela/contract/places/locations'
import { type ProfileUpdate, vendorsApi } from '@thela/contract/vendors/profile'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, requestsTo } from '../../testing/contract-server.ts'
import { cardOf } from '../../testing/locators.ts'
import { aVendor, onePageOf } from '../../testing/samples.ts'
import { showScreen, signInVendor } from '../../testing/show-screen.tsx'
import { expectToasts } from '../../testing/toasts.ts'

const card = cardOf('Order slip')
const address = card.getByLabelText('UPI address')
const save = page.getByRole('button', { name: 'Save Changes' })
const sent = () => requestsTo(vendorsApi.updateProfile).map(({ body }) => body)

const listOf = (name: string) => {
  const data = [{ id: name, code: name, name }]
  return { success: true as const, data, pagination: onePageOf(data) }
}

beforeEach(async () => {
  answer(uploadsApi.readStorage, { storage: { usedBytes: 0, maxBytes: 1, usedFiles: 0, maxFiles: 1 } })
  answer(addressApi.listCountries, listOf('India'))
  answer(addressApi.listStates, listOf('Gujarat'))
  answer(addressApi.listCities, listOf('Surat'))
  answer(addressApi.listAreas, listOf('Adajan'))

  let current = signInVendor(aVendor())
  answer(vendorsApi.readProfile, () => ({ vendor: current }))
  answer(vendorsApi.updateProfile, ({ body }) => {
    const { currentPassword: _, ...changes } = body as ProfileUpdate
    current = { ...current, ...(changes as object) }
    return { vendor: current, message: 'Profile updated' }
  })
  await showScreen('/dashboard/profile')
  await expect.element(page.getByLabelText('Area/Zone')).toHaveValue(current.area)
})

test('a vendor switches the slip and WhatsApp on, which are off at first [SLIP-01] [SLIP-02]', async () => {
  const slip = card.getByLabelText('Offer an order slip on my menu')
  const whatsapp = card.getByLabelText('Customers may send it to my number by WhatsApp')
  await expect.element(slip).not.toBeChecked()
  await expect.element(whatsapp).not.toBeChecked()

  await slip.click()
  await whatsapp.click()
  await save.click()
  await expectToasts('Profile updated successfully!')
  expect(sent()).toEqual([{ orderSlip: true, slipByWhatsapp: true }])
})

test('an address is refused unless it has the form of one, and is shown as a code to try [SLIP-03]', async () => {
  const code = card.getByRole('img')
  await address.fill('asha')
  await save.click()
  await expect.element(card.getByText('Please enter a valid UPI address, such as name@bank')).toBeVisible()
  await expect.element(code).not.toBeInTheDocument()

  await address.fill('asha@okaxis')
  await expect.element(card.getByRole('img', { name: 'QR code of asha@okaxis' })).toBeVisible()
  await save.click()
  await expect
    .element(card.getByText('Please enter your current password to change your UPI address'))
    .toBeVisible()
  await card.getByLabelText('Confirm with your password').fill('Passw0rd!')
  await save.click()
  await expectToasts('Profile updated successfully!')
  expect(sent()).toEqual([{ upiAddress: 'asha@okaxis', currentPassword: 'Passw0rd!' }])
})
