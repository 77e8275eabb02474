import { readFile } from 'node:fs/promises'
import type { Page, Request } from '@playwright/test'
import { expect, test, type Vendor } from './fixtures.ts'
import { toasts } from './toasts.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' })
const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })
const password = (page: Page) => page.getByLabel('Confirm with your password')
const profilePath = '**/api/vendors/profile'
const isSave = (request: Request) => request.method() === 'PUT'
const storedUser = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('thela-user') ?? 'null'))

/** Answers the saving of the profile only; reading it goes on as ever. */
const answerSave = (page: Page, answer: { status: number; json?: object; body?: string }) =>
  page.route(profilePath, (route) => (isSave(route.request()) ? route.fulfill(answer) : route.fallback()))

type Arrange = {
  newVendor: (more?: object) => Promise<Vendor>
  signIn: (page: Page, vendor: Vendor) => Promise<void>
}

async function openProfile(page: Page, { newVendor, signIn }: Arrange, more?: object) {
  const vendor = await newVendor(more)
  await signIn(page, vendor)
  await page.goto('/dashboard/profile')
  await expect(box(page, 'Business name')).toHaveValue(vendor.businessName)
  return vendor
}

test.describe('a vendor who opens the profile', () => {
  test('finds both forms [RTE-17] [PROF-01] [PROF-02]', async ({ page, newVendor, signIn }) => {
    await openProfile(page, { newVendor, signIn })

    await expect(page).toHaveTitle('Profile | Thela')
    await expect(page.getByRole('heading', { name: 'Business Information' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Change Password' })).toBeVisible()
  })

  test('copies the address of the menu, which is said for 5 seconds [PROF-03] [PROF-04] [CONST-15]', async ({
    page,
    newVendor,
    signIn,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install()
    const { id } = await openProfile(page, { newVendor, signIn })
    await page.clock.pauseAt(Date.now() + 60_000)
    const menuUrl = await box(page, 'Menu URL').inputValue()
    expect(menuUrl).toMatch(new RegExp(`/asha-chaat-house/${id}$`))
    await page.getByRole('button', { name: 'Copy URL' }).click()

    const copied = page.getByRole('button', { name: 'Copied!' })
    await expect(copied).toBeVisible()
    await page.clock.runFor(4900)
    await expect(copied).toBeVisible()
    await page.clock.runFor(200)
    await expect(page.getByRole('button', { name: 'Copy URL' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(menuUrl)
    await page.clock.resume()
    await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
  })

  test('reads about the account [PROF-05] [PROF-06]', async ({ page, newVendor, signIn }) => {
    const vendor = await openProfile(page, { newVendor, signIn })
    const { vendorName } = await storedUser(page)
    const fact = (term: string) => page.locator('dl > div').filter({ hasText: term }).getByRole('definition')
    const today = new Intl.DateTimeFormat('en-US', {
      timeZone: 'Asia/Kolkata',
      month: 'short',
      day: 'numeric',
      year: 'numeric',
    }).format(new Date())

    await expect(page.getByRole('heading', { name: 'Account Information' })).toBeVisible()
    await expect(fact('Vendor ID')).toHaveText(vendor.id)
    await expect(fact('Vendor Name')).toHaveText(vendorName)
    await expect(fact('Account Type')).toHaveText('vendor')
    await expect(fact('Member Since')).toHaveText(today)
  })

  test('goes on to the menu and the QR code [PROF-07] [PROF-08]', async ({ page, newVendor, signIn }) => {
    const { id } = await openProfile(page, { newVendor, signIn })
    const menu = page.getByRole('link', { name: 'View My Menu' })
    await expect(menu).toHaveAttribute('href', `/asha-chaat-house/${id}`)
    await expect(menu).toHaveAttribute('target', '_blank')

    await page.getByRole('link', { name: 'View QR Code' }).click()
    await expect(page).toHaveURL('/dashboard/qr-code')
  })

  test('can reload when nothing is known about the user [PROF-09]', async ({ page, newVendor, signIn }) => {
    const { token, user } = await newVendor()
    await page.route('**/api/auth/profile', (route) => route.abort())
    await page.route(profilePath, (route) => route.abort())
    await signIn(page, { token, user: { role: 'VENDOR' } } as Vendor)
    await page.goto('/dashboard/profile')

    await expect(page.getByText('User data not available')).toBeVisible()
    await page.unrouteAll()
    await page.evaluate((user) => localStorage.setItem('thela-user', user), JSON.stringify(user))
    await page.getByRole('button', { name: 'Reload Page' }).click()
    await expect(page.getByRole('heading', { name: 'Business Information' })).toBeVisible()
  })

  test('finds every half hour, cuisine and price range [PROF-20] [PROF-21] [PROF-22] [CONST-10]', async ({
    page,
    newVendor,
    signIn,
  }) => {
    await openProfile(page, { newVendor, signIn })
    const options = async (label: string) =>
      (await page.getByLabel(label).getByRole('option').allTextContents()).slice(1)

    for (const label of ['Opening time', 'Closing time']) {
      const times = await options(label)
      expect(times).toHaveLength(48)
      expect([times[0], times[1], times[24], times[47]]).toEqual([
        '12:00 AM',
        '12:30 AM',
        '12:00 PM',
        '11:30 PM',
      ])
    }
    expect(await options('Cuisine')).toEqual(
      'Italian Indian Chinese Mexican Japanese Thai American Mediterranean French Korean Vietnamese Greek Spanish Lebanese Turkish Fusion Other'.split(
        ' ',
      ),
    )
    expect(await options('Price range')).toEqual(['$', '$$', '$$$', '$$$$'])
  })
})

test.describe('a vendor who changes the profile', () => {
  test('can save once there is a change, and is warned until then [PROF-10] [PROF-11] [PROF-27]', async ({
    page,
    newVendor,
    signIn,
  }) => {
    await openProfile(page, { newVendor, signIn })
    await expect(save(page)).toBeDisabled()
    await expect(page.getByText('You have unsaved changes')).toHaveCount(0)
    await box(page, /^Tagline/).fill('Hot since 1968')
    await expect(page.getByText('You have unsaved changes')).toBeVisible()
    await save(page).click()

    await expect(toasts(page)).toHaveText(['Profile updated successfully!'])
    await expect(save(page)).toBeDisabled()
    await expect(page.getByText('You have unsaved changes')).toHaveCount(0)
    await page.reload()
    await expect(box(page, /^Tagline/)).toHaveValue('Hot since 1968')
  })

  test('is told when a change is none [PROF-12]', async ({ page, newVendor, signIn }) => {
    await openProfile(page, { newVendor, signIn })
    const sent: string[] = []
    page.on('request', (request) => isSave(request) && sent.push(request.url()))
    await box(page, 'Full name').fill('Asha Patel ')
    await save(page).click()

    await expect(toasts(page)).toHaveText(['No changes to save'])
    await expect(save(page)).toBeDisabled()
    expect(sent).toEqual([])
  })

  test('reads what is wrong, with the first field in focus [PROF-13] [PROF-14] [PROF-15] [PROF-16] [PROF-17] [PROF-18]', async ({
    page,
    newVendor,
    signIn,
  }) => {
    await openProfile(page, { newVendor, signIn })
    await box(page, 'Full name').fill('')
    await box(page, 'Business name').fill('')
    await box(page, 'Phone number').fill('')
    await box(page, /^Email/).fill('asha')
    await save(page).click()

    await expect(page.getByText('Full name is required')).toBeVisible()
    await expect(box(page, 'Full name')).toBeFocused()
    await expect(page.getByText('Business name is required')).toBeVisible()
    await expect(page.getByText('Phone number is required')).toBeVisible()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()

    await box(page, 'Full name').fill('A')
    await box(page, 'Business name').fill('B')
    await box(page, 'Phone number').fill('98765 x')
    await expect(page.getByText('Name must be at least 2 characters', { exact: true })).toBeVisible()
    await expect(page.getByText('Business name must be at least 2 characters')).toBeVisible()
    await expect(page.getByText('Please enter a valid phone number')).toBeVisible()
  })

  test('picks a place level by level [PROF-19]', async ({ page, newVendor, signIn }) => {
    await openProfile(page, { newVendor, signIn })
    await expect(page.getByLabel('State')).toHaveValue('Gujarat')
    await page.getByLabel('State').selectOption('Maharashtra')

    await expect(page.getByLabel('City')).toHaveValue('')
    await expect(page.getByLabel('Area/Zone')).toBeDisabled()
    await save(page).click()
    await expect(page.getByText('Please select a city')).toBeVisible()
  })

  test('sends every field that was changed, and only those [PROF-24]', async ({
    page,
    newVendor,
    signIn,
  }) => {
    const { phone } = await openProfile(page, { newVendor, signIn })
    await box(page, 'Full name').fill('Asha Mehta')
    await box(page, 'Business name').fill('Asha Snacks')
    await box(page, 'Phone number').fill(`${phone.slice(0, 3)} ${phone.slice(3)}`)
    await box(page, /^Email/).fill(`asha-${phone.slice(1)}@example.com`)
    await password(page).fill('Passw0rd!')
    await box(page, /^Address/).fill('12 Ring Road')
    await page.getByLabel('Country').selectOption('United States')
    await page.getByLabel('State').selectOption('California')
    await page.getByLabel('City').selectOption('Los Angeles')
    await page.getByLabel('Area/Zone').selectOption('Downtown')
    await page.getByLabel('Opening time').selectOption('9:30 AM')
    await page.getByLabel('Closing time').selectOption('10:00 PM')
    await page.getByLabel('Cuisine').selectOption('Fusion')
    await page.getByLabel('Price range').selectOption('$$')
    await box(page, /^Description/).fill('Chaat and more')
    const sent = page.waitForRequest(isSave)
    await save(page).click()

    const body = (await sent).postDataJSON()
    expect(body).toEqual({
      name: 'Asha Mehta',
      businessName: 'Asha Snacks',
      phone: `${phone.slice(0, 3)} ${phone.slice(3)}`,
      email: `asha-${phone.slice(1)}@example.com`,
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
    })
    await expect(toasts(page)).toHaveText(['Profile updated successfully!'])
  })

  test('is asked for the password before the phone number or email changes', async ({
    page,
    newVendor,
    signIn,
  }) => {
    const { phone } = await openProfile(page, { newVendor, signIn })
    await expect(password(page)).toHaveCount(0)
    // The same number with a space is no other number.
    await box(page, 'Phone number').fill(`${phone.slice(0, 3)} ${phone.slice(3)}`)
    await expect(password(page)).toHaveCount(0)

    const email = `asha-${phone.slice(1)}@example.com`
    await box(page, /^Email/).fill(email)
    await expect(page.getByRole('status').filter({ hasText: 'please confirm that it is you' })).toBeVisible()
    await box(page, /^Email/).press('Tab')
    await expect(password(page)).toBeFocused()
    await page.keyboard.press('Enter')
    const needed = 'Please enter your current password to change your phone number or email'
    await expect(password(page)).toHaveAccessibleDescription(new RegExp(needed))
    await expect(password(page)).toBeFocused()

    await password(page).fill('not-the-one')
    await save(page).click()
    await expect(password(page)).toHaveAccessibleDescription(/Current password is incorrect/)
    await expect(password(page)).toBeFocused()
    await expect(box(page, /^Email/)).toHaveValue(email)

    await password(page).fill('Passw0rd!')
    await page.keyboard.press('Enter')
    await expect(toasts(page).filter({ hasText: 'Profile updated successfully!' })).toBeVisible()
    await expect(password(page)).toHaveCount(0)
    await expect(save(page)).toBeDisabled()
    expect(await storedUser(page)).toMatchObject({ email })
  })

  test('needs no password for a change that is taken back', async ({ page, newVendor, signIn }) => {
    const { phone } = await openProfile(page, { newVendor, signIn })
    await box(page, 'Phone number').fill('+91 5')
    await password(page).fill('Passw0rd!')
    await box(page, 'Phone number').fill(phone)

    await expect(password(page)).toHaveCount(0)
    await expect(save(page)).toBeDisabled()
    await expect(page.getByText('You have unsaved changes')).toHaveCount(0)
  })

  test('finds the stored user up to date [PROF-25]', async ({ page, newVendor, signIn }) => {
    await openProfile(page, { newVendor, signIn })
    await box(page, 'Business name').fill('Asha Snacks')
    await save(page).click()

    await expect(page.getByRole('complementary').getByText('Asha Snacks')).toBeVisible()
    expect(await storedUser(page)).toMatchObject({ businessName: 'Asha Snacks', slug: 'asha-snacks' })
  })

  test('is warned that a new name moves the menu', async ({ page, newVendor, signIn }) => {
    const { id } = await openProfile(page, { newVendor, signIn })
    await expect(page.getByText('Your menu gets a new address.')).toHaveCount(0)
    await box(page, 'Business name').fill('Asha Snacks')

    await expect(page.getByText('Your menu gets a new address.')).toBeVisible()
    await expect(page.getByText(`/asha-snacks/${id}`)).toBeVisible()
  })

  test('in two tabs overwrites nothing that the other changed', async ({
    page,
    newVendor,
    signIn,
    context,
  }) => {
    await openProfile(page, { newVendor, signIn })
    const other = await context.newPage()
    await other.goto('/dashboard/profile')
    await box(other, /^Address/).fill('12 Ring Road')
    await box(page, /^Tagline/).fill('Hot since 1968')
    await save(page).click()
    await expect(toasts(page)).toHaveText(['Profile updated successfully!'])

    await expect(box(other, /^Tagline/)).toHaveValue('Hot since 1968')
    await expect(box(other, /^Address/)).toHaveValue('12 Ring Road')
    await save(other).click()
    await expect(box(page, /^Address/)).toHaveValue('12 Ring Road')
    expect(await storedUser(page)).toMatchObject({ tagline: 'Hot since 1968', address: '12 Ring Road' })
  })

  test('is asked before leaving what is not saved [PROF-10]', async ({ page, newVendor, signIn }) => {
    await openProfile(page, { newVendor, signIn })
    await box(page, /^Tagline/).fill('Hot since 1968')
    await page.getByRole('link', { name: 'Items', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: 'You have unsaved changes' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(box(page, /^Tagline/)).toHaveValue('Hot since 1968')

    const asked = page.waitForEvent('dialog')
    const closing = page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await closing

    await page.getByRole('link', { name: 'Items', exact: true }).click()
    await question.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page).toHaveURL('/dashboard/items')
  })
})

test.describe('a vendor whose saving fails', () => {
  const change = async (page: Page) => {
    await box(page, /^Tagline/).fill('Hot since 1968')
    await save(page).click()
  }
  const keepsTheChange = async (page: Page) => {
    await expect(box(page, /^Tagline/)).toHaveValue('Hot since 1968')
    await expect(save(page)).toBeEnabled()
  }

  test('keeps what was typed [PROF-29]', async ({ page, newVendor, signIn }) => {
    await openProfile(page, { newVendor, signIn })
    await answerSave(page, { status: 500, body: '' })
    await change(page)

    await expect(toasts(page)).toHaveText(['Failed to update profile'])
    await keepsTheChange(page)
  })

  test('sees which field another vendor has already [PROF-29]', async ({ page, newVendor, signIn }) => {
    const other = await newVendor()
    await openProfile(page, { newVendor, signIn })
    await box(page, 'Phone number').fill(other.phone)
    await password(page).fill('Passw0rd!')
    await save(page).click()

    await expect(toasts(page)).toHaveText(['Phone number already registered'])
    await expect(box(page, 'Phone number')).toHaveAccessibleDescription(/Phone number already registered/)
  })

  test('is told when the answer holds no vendor [PROF-26]', async ({ page, newVendor, signIn }) => {
    await openProfile(page, { newVendor, signIn })
    await answerSave(page, { status: 200, json: {} })
    await change(page)

    await expect(toasts(page)).toHaveText(['No vendor data found in response'])
    await keepsTheChange(page)
  })

  test('is told when the answer cannot be shown [PROF-30]', async ({ page, newVendor, signIn }) => {
    await openProfile(page, { newVendor, signIn })
    await answerSave(page, { status: 200, json: { vendor: { id: 7 }, message: 'Saved' } })
    await change(page)

    await expect(toasts(page)).toHaveText(['Profile updated but there was an issue updating the UI'])
    expect(await storedUser(page)).toMatchObject({ businessName: 'Asha Chaat House' })
  })

  test('cannot press the button twice [PROF-36]', async ({ page, newVendor, signIn }) => {
    await openProfile(page, { newVendor, signIn })
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    for (const path of [profilePath, '**/api/auth/change-password']) {
      await page.route(path, async (route) => {
        if (route.request().method() === 'GET') return route.fallback()
        await released
        await route.continue()
      })
    }
    await change(page)
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
    await page.getByLabel('Current password').fill('Passw0rd!')
    await page.getByLabel('New password').fill('Masala@123')
    await page.getByRole('button', { name: 'Change Password' }).click()
    await expect(page.getByRole('button', { name: 'Changing...' })).toBeDisabled()
    release()
    await expect(page.getByRole('button', { name: 'Change Password' })).toBeEnabled()
  })
})

test.describe('a vendor who changes the password', () => {
  const change = async (page: Page, current: string, next: string) => {
    await page.getByLabel('Current password').fill(current)
    await page.getByLabel('New password').fill(next)
    await page.getByRole('button', { name: 'Change Password' }).click()
  }

  test('reads what is missing [PROF-31] [PROF-32] [PROF-33]', async ({ page, newVendor, signIn }) => {
    await openProfile(page, { newVendor, signIn })
    await change(page, '', '')
    await expect(page.getByText('Current password is required')).toBeVisible()
    await expect(page.getByText('New password is required')).toBeVisible()
    await expect(page.getByLabel('Current password')).toBeFocused()

    await page.getByLabel('New password').fill('12345')
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
  })

  test('may take a weak one in spite of the advice, and stays signed in [PROF-33] [PROF-34]', async ({
    page,
    newVendor,
    signIn,
    request,
  }) => {
    const { phone, password } = await openProfile(page, { newVendor, signIn })
    await page.getByLabel('New password').fill('chai12')
    await expect(
      page.getByText('Stronger with 8 characters or more, an uppercase letter, and a special character.'),
    ).toBeVisible()
    await change(page, password, 'chai12')

    await expect(toasts(page)).toHaveText(['Password changed successfully!'])
    await expect(page.getByLabel('Current password')).toHaveValue('')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Change Password' })).toBeVisible()
    const login = await request.post('/api/auth/vendor/login', { data: { phone, password: 'chai12' } })
    expect(login.status()).toBe(200)
  })

  test('is told that the current one is wrong, and stays signed in [PROF-35]', async ({
    page,
    newVendor,
    signIn,
  }) => {
    await openProfile(page, { newVendor, signIn })
    await change(page, 'not-the-one', 'Masala@123')

    await expect(toasts(page)).toHaveText(['Current password is incorrect'])
    await expect(page.getByLabel('Current password')).toBeFocused()
    await expect(page).toHaveURL('/dashboard/profile')
  })

  test('is told that a common one is too easy, at its field', async ({ page, newVendor, signIn }) => {
    await openProfile(page, { newVendor, signIn })
    await change(page, 'Passw0rd!', '123456')

    await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/This password is too common/)
    await expect(page.getByLabel('New password')).toBeFocused()
  })

  test('is told that it failed when the server has no words [PROF-35]', async ({
    page,
    newVendor,
    signIn,
  }) => {
    await openProfile(page, { newVendor, signIn })
    await page.route('**/api/auth/change-password', (route) => route.abort())
    await change(page, 'Passw0rd!', 'Masala@123')

    await expect(toasts(page)).toHaveText(['Failed to change password'])
    await expect(page.getByLabel('New password')).toHaveValue('Masala@123')
  })
})

test('a vendor takes all of the own data home as a file', async ({ page, newVendor, signIn }) => {
  const { id } = await openProfile(page, { newVendor, signIn })
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download My Data' }).click()

  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^asha-chaat-house-\d{4}-\d\d-\d\d\.json$/)
  const everything = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(everything).toMatchObject({ vendor: { id }, categories: [], items: [] })
})

test('a vendor with a small phone never scrolls sideways in the profile', async ({
  page,
  newVendor,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openProfile(page, { newVendor, signIn })
  await box(page, /^Tagline/).fill('Hot since 1968')
  await box(page, /^Email/).fill('asha@example.com')
  await expect(password(page)).toBeVisible()

  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0)
})
