import { uploadsApi } from '@thela/contract/core/uploads'
import { accountsApi } from '@thela/contract/identity/accounts'
import { formatDate } from '@thela/contract/values/dates'
import { vendorsApi } from '@thela/contract/vendors/profile'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { advance, eventually, stopClock } from '../../testing/clock.ts'
import { answer, answerWrongly, disconnect, hold, refuse, requestsTo } from '../../testing/contract-server.ts'
import { cardOf } from '../../testing/locators.ts'
import { answerStorageAndPlaces, openProfile, saveProfile } from '../../testing/open-profile.ts'
import { textsOf } from '../../testing/read-screen.ts'
import { aVendor } from '../../testing/samples.ts'
import { toastTexts } from '../../testing/toasts.ts'

const MB = 1024 * 1024
const box = (name: string | RegExp) => page.getByRole('textbox', { name })
const unsaved = page.getByText('You have unsaved changes')
const password = page.getByLabelText('Confirm with your password')
const storedUser = () => JSON.parse(localStorage.getItem('thela-user') ?? 'null')

beforeEach(answerStorageAndPlaces)

describe('a vendor who opens the profile', () => {
  test('finds both forms [PROF-01] [PROF-02]', async () => {
    await openProfile()

    await expect.element(page.getByRole('heading', { name: 'Business Information' })).toBeVisible()
    await expect.element(box('Full name')).toHaveValue('Asha Patel')
    await expect.element(page.getByRole('heading', { name: 'Change Password' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Change Password' })).toBeEnabled()
  })

  test('copies the address of the menu, which is confirmed for five seconds, and sees its QR code [PROF-03] [PROF-04] [CONST-15]', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    stopClock()
    await openProfile()
    const menu = cardOf('Your Menu')
    await expect
      .element(menu.getByLabelText('Menu URL'))
      .toHaveValue('https://thela.example/asha-chaat/vendor1')
    await expect.element(menu.getByRole('img', { name: 'QR code of Asha Chaat' })).toBeVisible()

    const button = menu.getByRole('button').element() as HTMLButtonElement
    expect(button.textContent).toBe('Copy URL')
    button.click()
    await eventually(() => expect(button.textContent).toBe('Copied!'))
    expect(writeText.mock.calls).toEqual([['https://thela.example/asha-chaat/vendor1']])
    await advance(4500)
    expect(button.textContent).toBe('Copied!')
    await advance(500)
    await eventually(() => expect(button.textContent).toBe('Copy URL'))
  })

  test('reads about the account [PROF-05] [PROF-06]', async () => {
    const { createdAt } = aVendor()
    await openProfile(aVendor({ vendorName: 'asha-chaat-2' }))

    await expect
      .poll(() => textsOf(cardOf('Account Information').getByCss('dl > div')))
      .toEqual([
        'Vendor IDvendor1',
        'Vendor Nameasha-chaat-2',
        'Account Typevendor',
        `Member Since${formatDate(createdAt)}`,
      ])
  })

  test('goes on to the menu in a new tab, and to the QR code [PROF-07] [PROF-08]', async () => {
    await openProfile()
    const menu = page.getByRole('link', { name: 'View My Menu' })

    await expect.element(menu).toHaveAttribute('href', '/asha-chaat/vendor1')
    await expect.element(menu).toHaveAttribute('target', '_blank')
    await expect
      .element(page.getByRole('link', { name: 'View QR Code' }))
      .toHaveAttribute('href', '/dashboard/qr-code')
  })

  test('finds every half hour of the day [PROF-20] [CONST-10]', async () => {
    await openProfile()

    for (const label of ['Opening time', 'Closing time']) {
      const [unset, ...times] = textsOf(page.getByLabelText(label).getByRole('option'))
      expect(unset).toBe('Not set')
      expect(times).toHaveLength(48)
      expect([times[0], times[1], times[24], times[47]]).toEqual([
        '12:00 AM',
        '12:30 AM',
        '12:00 PM',
        '11:30 PM',
      ])
    }
  })

  test('finds every cuisine and price range [PROF-21] [PROF-22]', async () => {
    await openProfile()
    const choices = (label: string) => textsOf(page.getByLabelText(label).getByRole('option')).slice(1)

    expect(choices('Cuisine').join(' ')).toBe(
      'Italian Indian Chinese Mexican Japanese Thai American Mediterranean French Korean Vietnamese Greek Spanish Lebanese Turkish Fusion Other',
    )
    expect(choices('Price range')).toEqual(['$', '$$', '$$$', '$$$$'])
  })
})

describe('a vendor who changes the profile', () => {
  test('can save once there is a change, and is warned until then [PROF-10] [PROF-11] [PROF-27]', async () => {
    await openProfile()
    await expect.element(saveProfile).toBeDisabled()
    await expect.element(unsaved).not.toBeInTheDocument()
    await box(/^Tagline/).fill('Hot since 1968')
    await expect.element(unsaved).toBeVisible()
    await saveProfile.click()

    await expect.poll(toastTexts).toEqual(['Profile updated successfully!'])
    await expect.element(saveProfile).toBeDisabled()
    await expect.element(unsaved).not.toBeInTheDocument()
    await expect.element(box(/^Tagline/)).toHaveValue('Hot since 1968')
  })

  test('is told when a change is none, and nothing is sent [PROF-12]', async () => {
    await openProfile()
    await box('Full name').fill('Asha Patel ')
    await saveProfile.click()

    await expect.poll(toastTexts).toEqual(['No changes to save'])
    await expect.element(saveProfile).toBeDisabled()
    expect(requestsTo(vendorsApi.updateProfile)).toEqual([])
  })

  test('reads which fields are missing, with the first in focus [PROF-13] [PROF-14] [PROF-16]', async () => {
    await openProfile()
    for (const name of ['Full name', 'Business name', 'Phone number']) await box(name).fill('')
    await saveProfile.click()

    await expect.element(box('Full name')).toHaveFocus()
    await expect.element(box('Full name')).toHaveAccessibleDescription('Full name is required')
    await expect.element(box('Business name')).toHaveAccessibleDescription('Business name is required')
    await expect
      .element(box('Phone number'))
      .toHaveAccessibleDescription(expect.stringContaining('Phone number is required'))

    await box('Full name').fill('A')
    await expect.element(box('Full name')).toHaveAccessibleDescription('Name must be at least 2 characters')
    expect(requestsTo(vendorsApi.updateProfile)).toEqual([])
  })

  test('reads which fields are wrong, and may leave the email out [PROF-15] [PROF-17] [PROF-18]', async () => {
    await openProfile()
    await box('Business name').fill('B')
    await box('Phone number').fill('98765 x')
    await box(/^Email/).fill('asha')
    await saveProfile.click()

    await expect
      .element(box('Business name'))
      .toHaveAccessibleDescription('Business name must be at least 2 characters')
    await expect
      .element(box('Phone number'))
      .toHaveAccessibleDescription(expect.stringContaining('Please enter a valid phone number'))
    const wrong = 'Please enter a valid email address'
    await expect.element(box(/^Email/)).toHaveAccessibleDescription(wrong)
    await box(/^Email/).fill('')
    await expect.element(box(/^Email/)).not.toHaveAccessibleDescription(wrong)
  })

  test('picks a place level by level [PROF-19]', async () => {
    await openProfile()
    await page.getByLabelText('State').selectOptions('Maharashtra')

    await expect.element(page.getByLabelText('City')).toHaveValue('')
    await expect.element(page.getByLabelText('Area/Zone')).toBeDisabled()
    await saveProfile.click()
    await expect.element(page.getByText('Please select a city')).toBeVisible()
  })

  test('sends every field that was changed [PROF-24]', async () => {
    await openProfile(aVendor({ logoUrl: '/uploads/logo.webp' }))
    await page.getByRole('group', { name: 'Logo' }).getByRole('button', { name: 'Remove' }).click()
    const texts = {
      'Full name': 'Asha Mehta',
      'Business name': 'Asha Snacks',
      'Phone number': '+91 98765 43211',
      Email: 'asha@mehta.example',
      Address: '12 Ring Road',
      Description: 'Chaat and more',
    }
    for (const [name, text] of Object.entries(texts)) await box(new RegExp(`^${name}`)).fill(text)
    await password.fill('Passw0rd!')
    const choices = {
      Country: 'United States',
      State: 'California',
      City: 'Los Angeles',
      'Area/Zone': 'Downtown',
      'Opening time': '9:30 AM',
      'Closing time': '10:00 PM',
      Cuisine: 'Fusion',
      'Price range': '$$',
    }
    for (const [name, choice] of Object.entries(choices)) {
      await expect.element(page.getByLabelText(name)).toBeEnabled()
      await page.getByLabelText(name).selectOptions(choice)
    }
    await saveProfile.click()

    await expect
      .poll(toastTexts)
      .toEqual(['Profile updated successfully!', 'Profile picture updated successfully!'])
    expect(requestsTo(vendorsApi.updateProfile).map(({ body }) => body)).toEqual([
      {
        name: 'Asha Mehta',
        businessName: 'Asha Snacks',
        phone: '+91 98765 43211',
        email: 'asha@mehta.example',
        currentPassword: 'Passw0rd!',
        address: '12 Ring Road',
        country: 'United States',
        state: 'California',
        city: 'Los Angeles',
        area: 'Downtown',
        openingTime: '09:30',
        closingTime: '22:00',
        cuisine: 'Fusion',
        priceRange: '$$',
        description: 'Chaat and more',
        logoUrl: null,
      },
    ])
  })

  test('sends only what was changed, and the returned vendor becomes the stored user [PROF-24] [PROF-25]', async () => {
    await openProfile()
    await expect.element(page.getByText('Your menu link will change.')).not.toBeInTheDocument()
    await box('Business name').fill('Asha Snacks')
    await expect.element(page.getByText('Your menu link will change.')).toBeVisible()
    await expect.element(page.getByText('/asha-snacks/vendor1')).toBeVisible()
    await saveProfile.click()

    await expect.element(page.getByRole('complementary').getByText('Asha Snacks')).toBeVisible()
    expect(requestsTo(vendorsApi.updateProfile).map(({ body }) => body)).toEqual([
      { businessName: 'Asha Snacks' },
    ])
    expect(storedUser()).toMatchObject({ businessName: 'Asha Snacks', slug: 'asha-snacks' })
  })

  test('is asked before leaving what is not saved [PROF-10]', async () => {
    const { router } = await openProfile()
    await box(/^Tagline/).fill('Hot since 1968')
    await page.getByRole('link', { name: 'QR Code', exact: true }).click()
    const question = page.getByRole('alertdialog')
    await expect.element(question).toHaveAccessibleName('You have unsaved changes')
    await question.getByRole('button', { name: 'Keep editing' }).click()

    await expect.element(box(/^Tagline/)).toHaveValue('Hot since 1968')
    expect(router.state.location.pathname).toBe('/dashboard/profile')
  })
})

describe('a vendor who changes the phone number or email', () => {
  test('is asked for the password, and for nothing when the number is only spelled otherwise', async () => {
    await openProfile()
    await box('Phone number').fill('+91 98765 43210')
    await expect.element(password).not.toBeInTheDocument()

    await box(/^Email/).fill('asha@mehta.example')
    await expect
      .element(page.getByRole('status').filter({ hasText: 'please enter your password' }))
      .toBeVisible()
    await userEvent.keyboard('{Tab}')
    await expect.element(password).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect
      .element(password)
      .toHaveAccessibleDescription(
        expect.stringContaining('Please enter your current password to change your phone number or email'),
      )
    await expect.element(password).toHaveFocus()
  })

  test('reads at the field that the password is wrong, and keeps the new email', async () => {
    await openProfile()
    const msg = 'Current password is incorrect'
    const details = [{ path: 'currentPassword', msg }]
    refuse(vendorsApi.updateProfile, 422, { message: 'Validation error', details })
    await box(/^Email/).fill('asha@mehta.example')
    await password.fill('not-the-one')
    await saveProfile.click()

    await expect.element(password).toHaveAccessibleDescription(expect.stringContaining(msg))
    await expect.element(password).toHaveFocus()
    await expect.element(box(/^Email/)).toHaveValue('asha@mehta.example')
  })

  test('needs no password for a change that is taken back', async () => {
    await openProfile()
    await box('Phone number').fill('+91 5')
    await password.fill('Passw0rd!')
    await box('Phone number').fill('+919876543210')

    await expect.element(password).not.toBeInTheDocument()
    await expect.element(saveProfile).toBeDisabled()
    await expect.element(unsaved).not.toBeInTheDocument()
  })

  test('takes the phone number off the menu and puts it back, without a password', async () => {
    const shown = page.getByRole('checkbox', { name: 'Show my number on my menu' })
    await openProfile(aVendor({ showPhone: false }))
    await expect.element(shown).not.toBeChecked()
    for (const showPhone of [true, false]) {
      await shown.click()
      await saveProfile.click()
      await expect.element(unsaved).not.toBeInTheDocument()
      expect(requestsTo(vendorsApi.updateProfile).at(-1)).toMatchObject({ body: { showPhone } })
    }
  })

  test('sees which field another vendor has already', async () => {
    await openProfile()
    const message = 'Phone number already registered'
    refuse(vendorsApi.updateProfile, 409, { message, error: 'vendor_phone_taken' })
    await box('Phone number').fill('+919000000000')
    await password.fill('Passw0rd!')
    await saveProfile.click()

    await expect.poll(toastTexts).toEqual([message])
    await expect.element(box('Phone number')).toHaveAccessibleDescription(expect.stringContaining(message))
  })
})

describe('a vendor whose saving fails', () => {
  const change = async () => {
    await box(/^Tagline/).fill('Hot since 1968')
    await saveProfile.click()
  }
  const keepsTheChange = async () => {
    await expect.element(box(/^Tagline/)).toHaveValue('Hot since 1968')
    await expect.element(saveProfile).toBeEnabled()
  }

  test('keeps what was typed when the server has no words [PROF-29]', async () => {
    await openProfile()
    refuse(vendorsApi.updateProfile, 500, { message: '' })
    await change()

    await expect.poll(toastTexts).toEqual(['Failed to update profile'])
    await keepsTheChange()
  })

  test('keeps what was typed when the connection breaks [PROF-29]', async () => {
    await openProfile()
    disconnect(vendorsApi.updateProfile)
    await change()

    await expect.poll(toastTexts).toEqual(['Failed to update profile'])
    await keepsTheChange()
  })

  test('is told when the answer holds no vendor [PROF-26]', async () => {
    await openProfile()
    answerWrongly(vendorsApi.updateProfile, {})
    await change()

    await expect.poll(toastTexts).toEqual(['No vendor data found in response'])
    await keepsTheChange()
  })

  test('is told when the answer cannot be shown [PROF-30]', async () => {
    await openProfile()
    answerWrongly(vendorsApi.updateProfile, { vendor: { id: 7 }, message: 'Saved' })
    await change()

    await expect.poll(toastTexts).toEqual(['Profile updated but there was an issue updating the UI'])
    expect(storedUser()).toMatchObject({ businessName: 'Asha Chaat' })
  })

  test('cannot press a button twice [PROF-36]', async () => {
    await openProfile()
    answer(accountsApi.changePassword, { message: 'Password changed' })
    const held = [hold(vendorsApi.updateProfile), hold(accountsApi.changePassword)]
    await change()
    await expect.element(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
    await page.getByLabelText('Current password').fill('Passw0rd!')
    await page.getByLabelText('New password').fill('Masala@123')
    await page.getByRole('button', { name: 'Change Password' }).click()
    await expect.element(page.getByRole('button', { name: 'Changing...' })).toBeDisabled()

    for (const call of held) call.release()
    await expect.element(page.getByRole('button', { name: 'Change Password' })).toBeEnabled()
    await expect.element(saveProfile).toBeDisabled()
  })
})

describe('a vendor who changes the password', () => {
  const current = page.getByLabelText('Current password')
  const next = page.getByLabelText('New password')
  const change = async (from: string, to: string) => {
    await current.fill(from)
    await next.fill(to)
    await page.getByRole('button', { name: 'Change Password' }).click()
  }

  beforeEach(async () => {
    await openProfile()
  })

  test('reads what is missing [PROF-31] [PROF-32] [PROF-33]', async () => {
    await change('', '')
    await expect.element(page.getByText('Current password is required')).toBeVisible()
    await expect.element(page.getByText('New password is required')).toBeVisible()
    await expect.element(current).toHaveFocus()

    await next.fill('12345')
    await expect.element(page.getByText('Password must be at least 6 characters')).toBeVisible()
    await next.fill('123456')
    await expect.element(page.getByText('Password must be at least 6 characters')).not.toBeInTheDocument()
    expect(requestsTo(accountsApi.changePassword)).toEqual([])
  })

  test('may take a weak one in spite of the advice [PROF-34]', async () => {
    answer(accountsApi.changePassword, { message: 'Password changed' })
    await next.fill('chai12')
    await expect
      .element(
        page.getByText('Stronger with 8 characters or more, an uppercase letter, and a special character.'),
      )
      .toBeVisible()
    await change('Passw0rd!', 'chai12')

    await expect.poll(toastTexts).toEqual(['Password changed successfully!'])
    await expect.element(current).toHaveValue('')
    expect(requestsTo(accountsApi.changePassword)).toMatchObject([
      { body: { currentPassword: 'Passw0rd!', newPassword: 'chai12' } },
    ])
  })

  test('reads the words of the server when it fails [PROF-35]', async () => {
    refuse(accountsApi.changePassword, 400, { message: 'Current password is incorrect' })
    await change('not-the-one', 'Masala@123')

    await expect.poll(toastTexts).toEqual(['Current password is incorrect'])
    await expect.element(current).toHaveFocus()
  })

  test('reads that it failed when the server has no words [PROF-35]', async () => {
    disconnect(accountsApi.changePassword)
    await change('Passw0rd!', 'Masala@123')

    await expect.poll(toastTexts).toEqual(['Failed to change password'])
    await expect.element(next).toHaveValue('Masala@123')
  })

  test('is told that a common one is too easy, at its field', async () => {
    const msg = 'This password is too common. Please choose another one.'
    refuse(accountsApi.changePassword, 422, {
      message: 'Validation error',
      details: [{ path: 'newPassword', msg }],
    })
    await change('Passw0rd!', '123456')

    await expect.element(next).toHaveAccessibleDescription(expect.stringContaining(msg))
    await expect.element(next).toHaveFocus()
  })
})

describe('the picture storage', () => {
  const storage = (usedBytes: number, usedFiles: number) =>
    answer(uploadsApi.readStorage, {
      storage: { usedBytes, maxBytes: 1024 * MB, usedFiles, maxFiles: 10_000 },
    })

  test('is announced as loading, then tells how much is used', async () => {
    const held = hold(uploadsApi.readStorage)
    await openProfile()
    await expect.element(page.getByRole('status', { name: 'Loading picture storage' })).toBeVisible()

    held.release()
    await expect.element(page.getByRole('progressbar')).toHaveAccessibleName('0 MB of 1 GB used, 0 pictures')
  })

  test('says what to do when it is full', async () => {
    storage(1024 * MB, 4096)
    await openProfile()

    await expect
      .element(page.getByRole('progressbar'))
      .toHaveAccessibleName('1 GB of 1 GB used, 4,096 pictures')
    await expect
      .element(page.getByText('Your storage is full. Remove pictures from items you no longer sell'))
      .toBeVisible()
  })

  test('can be asked for again when it cannot be read, and the profile works meanwhile', async () => {
    refuse(uploadsApi.readStorage, 500, { message: 'Server error' })
    await openProfile()
    const failure = page.getByRole('alert').filter({ hasText: 'Storage not available' })
    await expect.element(failure).toBeVisible()

    storage(0, 0)
    await failure.getByRole('button', { name: 'Retry' }).click()
    await expect.element(page.getByRole('progressbar')).toHaveAccessibleName('0 MB of 1 GB used, 0 pictures')
  })
})

test('a vendor with a small phone never scrolls sideways in the profile', async () => {
  await page.viewport(360, 740)
  await openProfile()
  await box(/^Tagline/).fill('Hot since 1968')
  await box(/^Email/).fill('asha@example.com')
  await expect.element(password).toBeVisible()

  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
})

afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(1280, 800)
})
