import { accountsApi } from '@thela/contract/identity/accounts'
import { categoriesApi } from '@thela/contract/menus/categories'
import { addressApi } from '@thela/contract/places/locations'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, disconnect, hold, refuse, requestsTo } from '../testing/contract-server.ts'
import { aVendor, onePageOf } from '../testing/samples.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { expectToasts } from '../testing/toasts.ts'

/** Labels of required fields end with a star. */
const field = (label: string) => page.getByLabelText(new RegExp(`^${label}( ?\\*)?$`))
const button = page.getByRole('button', { name: 'Create account' })
const alert = page.getByRole('alert')

const adajan = { country: 'India', state: 'Gujarat', city: 'Surat', area: 'Adajan' }
const proceed = page.getByRole('button', { name: 'Continue' })
const back = page.getByRole('button', { name: 'Back' })
const lists = page.getByRole('button', { name: 'Choose from lists' })
const search = page.getByRole('combobox', { name: 'Find your area' })

const asha = {
  'Full name': 'Asha Patel',
  'Phone number': '+919876543210',
  Password: 'Passw0rd!',
  'Confirm password': 'Passw0rd!',
}
const stall = { 'Business name': 'Asha Chaat House' }

async function fill(texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) await field(label).fill(text)
}

/** Fills in the first step and goes on to the second. */
async function reachBusiness() {
  await fill(asha)
  await proceed.click()
  await expect.element(field('Business name')).toHaveFocus()
}

async function pickPlace() {
  await lists.click()
  for (const [label, name] of [
    ['State', 'Gujarat'],
    ['City', 'Surat'],
    ['Area/Zone', 'Adajan'],
  ] as const)
    await userEvent.selectOptions(field(label), name)
}

async function register() {
  await reachBusiness()
  await fill(stall)
  await pickPlace()
  await button.click()
}

const says = (label: string, text: string) =>
  expect.element(field(label)).toHaveAccessibleDescription(expect.stringContaining(text))
const saysNothing = (label: string, text: string) =>
  expect.element(field(label)).not.toHaveAccessibleDescription(expect.stringContaining(text))

beforeEach(() => {
  answer(addressApi.listCountries, listOf([{ code: 'IN', name: 'India' }]))
  answer(addressApi.listStates, listOf([{ code: 'GJ', name: 'Gujarat' }]))
  answer(addressApi.listCities, listOf([{ id: '1', name: 'Surat' }]))
  answer(addressApi.listAreas, listOf([{ name: 'Adajan' }]))
})

describe('a vendor at the registration', () => {
  beforeEach(async () => {
    await showScreen('/auth/register')
  })

  test('finds all fields in two steps, and reads which may stay empty [REG-02]', async () => {
    const optional = (name: string) => page.getByRole('textbox', { name, exact: true })
    for (const label of Object.keys(asha)) await expect.element(field(label)).toBeVisible()
    await expect.element(optional('Email (optional)')).toBeVisible()
    await expect.element(page.getByRole('group')).toHaveAccessibleName('About you Step 1 of 2')
    await expect.element(field('Business name')).not.toBeVisible()
    await reachBusiness()

    await expect.element(page.getByRole('group')).toHaveAccessibleName('About your business Step 2 of 2')
    await expect.element(field('Full name')).not.toBeVisible()
    await lists.click()
    for (const label of ['Country', 'State', 'City', 'Area/Zone'])
      await expect.element(field(label)).toBeVisible()
    for (const name of ['Address (optional)', 'Description (optional)'])
      await expect.element(optional(name)).toBeVisible()
    await expect.poll(() => document.title).toBe('Get Started | Thela')
  })

  test('reads that the phone number will be public, and can keep it off the menu', async () => {
    const shown = page.getByRole('checkbox', { name: 'Show my number on my menu' })
    await expect.element(shown).toBeChecked()
    await expect.element(shown).toHaveAccessibleDescription(/everyone who opens your menu can see it/)
    disconnect(accountsApi.registerVendor)
    await shown.click()
    await register()

    await expect
      .poll(() => requestsTo(accountsApi.registerVendor))
      .toMatchObject([{ body: { showPhone: false } }])
  })

  test('reads what is missing about themselves, with the first field focused [REG-05] [REG-11] [REG-13]', async () => {
    await proceed.click()

    await says('Full name', 'Full name is required')
    await says('Phone number', 'Phone number is required')
    await says('Password', 'Password is required')
    await expect.element(field('Full name')).toHaveFocus()
    await expect.element(button).not.toBeInTheDocument()
  })

  test('reads that the password is to be repeated [REG-16]', async () => {
    await proceed.click()

    await says('Confirm password', 'Please confirm your password')
  })

  test('reads what is missing about the business, with all lists open [REG-03] [REG-07] [REG-19]', async () => {
    await reachBusiness()
    await expect.element(field('Country')).not.toBeVisible()
    await button.click()

    await says('Business name', 'Business name is required')
    await expect.element(field('Business name')).toHaveFocus()
    await says('State', 'State is required')
    await says('City', 'City is required')
    await says('Area/Zone', 'Area is required')
    await expect.element(field('Country')).toHaveValue('India')
    await userEvent.selectOptions(field('Country'), '')
    await says('Country', 'Country is required')
    expect(requestsTo(accountsApi.registerVendor)).toEqual([])
  })

  test('is led to the lists when only the place is missing', async () => {
    await reachBusiness()
    await fill(stall)
    await button.click()

    await says('State', 'State is required')
    await expect.element(field('State')).toHaveFocus()
  })

  test('goes back to the first step and loses nothing', async () => {
    await reachBusiness()
    await fill(stall)
    await back.click()
    for (const [label, text] of Object.entries(asha)) await expect.element(field(label)).toHaveValue(text)

    await proceed.click()
    await expect.element(field('Business name')).toHaveValue('Asha Chaat House')
  })

  test('is refused names of one character and an email that is none [REG-06] [REG-08] [REG-09]', async () => {
    await fill({ ...asha, 'Full name': 'A', 'Email \\(optional\\)': 'asha@home' })
    await proceed.click()
    await says('Full name', 'Name must be at least 2 characters')
    await says('Email \\(optional\\)', 'Please enter a valid email address')

    await fill({ 'Full name': 'Asha', 'Email \\(optional\\)': '' })
    await reachBusiness()
    await fill({ 'Business name': 'B' })
    await button.click()
    await says('Business name', 'Business name must be at least 2 characters')
  })

  test('may have names of two characters [CONST-04]', async () => {
    await fill({ 'Full name': 'Al' })
    await proceed.click()
    await says('Phone number', 'Phone number is required')
    await saysNothing('Full name', 'Name must be')

    await reachBusiness()
    await fill({ 'Business name': 'Bo' })
    await button.click()
    await says('State', 'State is required')
    await saysNothing('Business name', 'Business name must be')
  })

  test('is refused a password of seven characters, not one of eight [REG-14] [CONST-02]', async () => {
    const short = 'Password must be at least 8 characters'
    await fill({ Password: 'Passw0!' })
    await proceed.click()
    await says('Password', short)

    await fill({ Password: 'Passw0r!' })
    await saysNothing('Password', short)
  })

  test('is refused a password without one of the four kinds of characters [REG-15]', async () => {
    const weak = 'Password must contain uppercase, lowercase, number, and special character'
    await proceed.click()
    for (const password of ['password1!', 'PASSWORD1!', 'Password!!', 'Passw0rdd']) {
      await fill({ Password: 'Passw0rd!' })
      await saysNothing('Password', weak)
      await fill({ Password: password })
      await says('Password', weak)
    }
  })

  test('is refused two passwords that differ [REG-17]', async () => {
    await fill({ ...asha, 'Confirm password': 'Passw0rd?' })
    await proceed.click()

    await says('Confirm password', 'Passwords do not match')
  })

  test('is refused a phone that is no number, or has more than sixteen digits [REG-12] [CONST-05]', async () => {
    const invalid =
      'Please enter a valid phone number (digits only, starting with 1-9, optionally prefixed with +)'
    await proceed.click()
    for (const phone of ['0', '+0987654321', '98765.43210', '12345678901234567', 'phone']) {
      await fill({ 'Phone number': '+1234567890123456' })
      await saysNothing('Phone number', invalid)
      await fill({ 'Phone number': phone })
      await says('Phone number', invalid)
    }
  })

  test('may type the phone with spaces, a leading 0 or the digits of their script [QUICK-10]', async () => {
    await fill(asha)
    for (const phone of ['98765 43210', '09876543210', '+91-98765-43210', '(0)98765 43210', '९८७६५ ४३२१०']) {
      await fill({ 'Phone number': phone })
      await proceed.click()
      await expect.element(field('Business name')).toBeVisible()
      await back.click()
      await expect.element(field('Phone number')).toHaveValue(phone)
    }
  })

  test('finds the place by typing its name, and all four levels are filled in', async () => {
    answer(addressApi.search, ({ query }) => ({
      success: true as const,
      data: query.q === 'adaj' ? [adajan] : [],
    }))
    disconnect(accountsApi.registerVendor)
    await reachBusiness()
    await fill(stall)
    await search.fill('adaj')
    await page.getByRole('option', { name: 'Adajan, Surat, Gujarat, India' }).click()
    await expect.element(search).toHaveValue('Adajan, Surat, Gujarat, India')
    await expect.element(field('Area/Zone')).not.toBeVisible()

    await button.click()
    await expect.poll(() => requestsTo(accountsApi.registerVendor)).toHaveLength(1)
    expect(requestsTo(accountsApi.registerVendor)[0]?.body).toMatchObject(adajan)
  })

  test('who finds a city chooses the area from its list', async () => {
    answer(addressApi.search, { success: true, data: [{ ...adajan, area: null }] })
    await reachBusiness()
    await search.fill('sur')
    await page.getByRole('option', { name: 'Surat, Gujarat, India' }).click()

    await userEvent.selectOptions(field('Area/Zone'), 'Adajan')
    await expect.element(field('Area/Zone')).toBeVisible()
    await expect.element(field('City')).toHaveValue('Surat')
  })

  test('reads why a search shows nothing', async () => {
    answer(addressApi.search, { success: true, data: [] })
    await reachBusiness()
    await search.fill('a')
    await expect.element(page.getByText('Type at least two letters.')).toBeVisible()
    expect(requestsTo(addressApi.search)).toEqual([])

    await search.fill('zz')
    await expect
      .element(page.getByText('No place begins with "zz". Please choose from the lists below.'))
      .toBeVisible()
    disconnect(addressApi.search)
    await search.fill('yy')
    await expect
      .element(page.getByText('We could not search. Please choose from the lists below.'))
      .toBeVisible()
    await expectToasts()
  })

  test('cannot press the button twice [REG-04]', async () => {
    disconnect(accountsApi.registerVendor)
    const call = hold(accountsApi.registerVendor)
    await register()

    await expect.element(page.getByRole('button', { name: 'Creating your account...' })).toBeDisabled()
    call.release()
    await expect.element(button).toBeEnabled()
  })

  test('sends what is filled in, and not the repeated password [REG-10] [REG-18] [REG-20]', async () => {
    disconnect(accountsApi.registerVendor)
    await register()
    await back.click()
    await fill({ 'Email \\(optional\\)': 'asha@stall.example' })
    await proceed.click()
    await fill({ 'Address \\(optional\\)': 'Ring Road 1', 'Description \\(optional\\)': 'Chaat since 1990' })
    await button.click()
    await expect.poll(() => requestsTo(accountsApi.registerVendor)).toHaveLength(2)

    const [sparse, full] = requestsTo(accountsApi.registerVendor).map(({ body }) => withoutEmpty(body))
    const required = {
      name: 'Asha Patel',
      businessName: 'Asha Chaat House',
      phone: '+919876543210',
      showPhone: true,
      password: 'Passw0rd!',
      country: 'India',
      state: 'Gujarat',
      city: 'Surat',
      area: 'Adajan',
      language: 'en',
    }
    expect(sparse).toEqual(required)
    expect(full).toEqual({
      ...required,
      email: 'asha@stall.example',
      address: 'Ring Road 1',
      description: 'Chaat since 1990',
    })
  })

  test('is told when the server does not respond, and loses nothing [REG-22]', async () => {
    disconnect(accountsApi.registerVendor)
    await register()

    await expectToasts('Registration failed. Please try again.')
    for (const [label, text] of Object.entries({ ...asha, ...stall }))
      await expect.element(field(label)).toHaveValue(text)
    await expect.element(field('Area/Zone')).toHaveValue('Adajan')
  })

  test('reads the message of the server when the phone is registered already [ERR-10] [ERR-13]', async () => {
    const message = 'Phone number already registered'
    refuse(accountsApi.registerVendor, 409, { message, error: 'vendor_phone_taken' })
    await register()

    await expectToasts(message)
    await says('Phone number', message)
    await expect.element(field('Phone number')).toBeVisible()
    await expect.element(field('Phone number')).toHaveFocus()
  })

  test('reads each error of the server in a toast and at its field [ERR-07] [ERR-14]', async () => {
    const details = [
      { msg: 'Business name must be at most 120 characters', path: 'businessName' },
      { msg: 'Area is too long', path: 'area' },
    ]
    refuse(accountsApi.registerVendor, 422, { message: 'Validation error', details })
    await register()

    await expectToasts('Area is too long', 'Business name must be at most 120 characters')
    await says('Business name', 'Business name must be at most 120 characters')
    await says('Area/Zone', 'Area is too long')
  })

  test('reads in the form that registrations were closed meanwhile, and no toast', async () => {
    const message = 'New vendor registrations are currently closed.'
    refuse(accountsApi.registerVendor, 403, { message })
    await register()

    await expect.element(alert).toHaveTextContent(message)
    await expectToasts()
  })
})

function listOf<P>(data: P[]) {
  return { success: true as const, data, pagination: onePageOf(data) }
}

/** A field left empty is sent as an empty text or not at all. */
const withoutEmpty = (body: unknown) =>
  Object.fromEntries(Object.entries(body as object).filter(([, value]) => value !== '' && value !== null))

test('a vendor is welcomed by the name that the site has in the settings [REG-21] [SET-19]', async () => {
  const user = aVendor()
  answer(accountsApi.registerVendor, { token: 'qv_new', user, deviceToken: 'qd_new' })
  answer(accountsApi.readProfile, { vendor: user })
  answer(categoriesApi.list, { categories: [], pagination: onePageOf([]) })
  await showScreen('/auth/register?from=/dashboard/categories', { siteName: 'Chaat Street' })
  await expect.poll(() => document.title).toBe('Get Started | Chaat Street')
  await register()

  await expectToasts('Registration successful! Welcome to Chaat Street!')
  await expect
    .element(page.getByRole('complementary').getByRole('link', { name: 'Chaat Street' }))
    .toBeVisible()
  // Read once more, in the background: the test must not end before.
  await expect.poll(() => requestsTo(accountsApi.readProfile)).toHaveLength(1)
})

test('while registrations are closed the page says so instead of asking for anything', async () => {
  await showScreen('/auth/register', { allowRegistrations: false })

  await expect
    .element(page.getByRole('heading', { name: 'New vendor registrations are currently closed.' }))
    .toBeVisible()
  await expect.element(button).not.toBeInTheDocument()
})

test('where addresses are verified an email must be given', async () => {
  await showScreen('/auth/register', { requireEmailVerification: true })
  await fill(asha)
  await proceed.click()

  await says('Email', 'Email is required')
})
