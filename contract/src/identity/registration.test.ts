import { expect, test } from 'vitest'
import { PasswordChange, VendorLoginForm } from './accounts.ts'
import { BusinessForm, OwnerForm } from './registration.ts'

const owner = {
  name: 'Asha Patel',
  phone: '+919876543210',
  password: 'Passw0rd!',
  confirmPassword: 'Passw0rd!',
}
const business = {
  businessName: 'Asha Chaat House',
  country: 'India',
  state: 'Gujarat',
  city: 'Surat',
  area: 'Adajan',
}

/** The problems of both steps. */
const problemsOf = (change: object) =>
  [OwnerForm.safeParse({ ...owner, ...change }), BusinessForm.safeParse({ ...business, ...change })].flatMap(
    ({ error }) => (error?.issues ?? []).map(({ path, message }) => [path[0], message]),
  )

test('a vendor who fills in everything that is required can register', () => {
  expect(problemsOf({})).toEqual([])
})

test('the form requires country, state, city and area [REG-19]', () => {
  for (const empty of ['', ' ', undefined]) {
    expect(problemsOf({ country: empty })).toEqual([['country', 'Country is required']])
    expect(problemsOf({ state: empty })).toEqual([['state', 'State is required']])
    expect(problemsOf({ city: empty })).toEqual([['city', 'City is required']])
    expect(problemsOf({ area: empty })).toEqual([['area', 'Area is required']])
  }
})

test('a phone number has at most 16 digits, with or without a plus sign [CONST-05]', () => {
  const msg = 'Please enter a valid phone number (digits only, starting with 1-9, optionally prefixed with +)'
  for (const plus of ['', '+']) {
    expect(problemsOf({ phone: `${plus}1234567890123456` })).toEqual([])
    expect(problemsOf({ phone: `${plus}12345678901234567` })).toEqual([['phone', msg]])
  }
})

test('the password is repeated [REG-16] [REG-17]', () => {
  for (const empty of ['', undefined])
    expect(problemsOf({ confirmPassword: empty }).map(([path]) => path)).toEqual(['confirmPassword'])
  expect(problemsOf({ confirmPassword: '' })).toEqual([['confirmPassword', 'Please confirm your password']])
  expect(problemsOf({ confirmPassword: 'Passw0rd?' })).toEqual([
    ['confirmPassword', 'Passwords do not match'],
  ])
})

test('a password has at least six characters when a vendor signs in or changes it [CONST-01]', () => {
  const messagesFor = (password: string) =>
    [
      VendorLoginForm.safeParse({ phone: '+919876543210', password }),
      PasswordChange.safeParse({ currentPassword: 'Passw0rd!', newPassword: password }),
    ].map(({ error }) => error?.issues.map(({ message }) => message))

  const tooShort = ['Password must be at least 6 characters']
  expect(messagesFor('five5')).toEqual([tooShort, tooShort])
  expect(messagesFor('sixsix')).toEqual([undefined, undefined])
})
