import type { VendorProfile } from '@thela/contract/vendors/profile'
import { expect, test } from 'vitest'
import { changesOf, ProfileForm, type ProfileValues, profileFormOf, valuesOf } from './profile-form.ts'

const asha = {
  name: 'Asha Patel',
  businessName: 'Asha Chaat House',
  phone: '+919876543210',
  email: 'asha@example.com',
  country: 'India',
  state: 'Gujarat',
  city: 'Surat',
  area: 'Adajan',
  address: null,
  openingTime: '09:00',
  closingTime: null,
  weekHours: null,
  description: null,
  tagline: null,
  cuisine: 'Indian',
  priceRange: '$',
  fssaiNumber: null,
  upiAddress: null,
  logoUrl: null,
  coverImageUrl: null,
  menuLanguage: 'en',
  otherLanguages: [] as VendorProfile['otherLanguages'],
} as VendorProfile

const changed = (change: Partial<ProfileValues>) =>
  changesOf(asha, ProfileForm.parse({ ...valuesOf(asha), ...change }))

test('a profile that is saved as it is has no changes, nor has one with a space more [PROF-12]', () => {
  expect(changed({})).toEqual({})
  expect(changed({ name: 'Asha Patel ', address: '  ' })).toEqual({})
})

test('only what a vendor changed is sent [PROF-24]', () => {
  expect(changed({ tagline: 'Hot since 1968', closingTime: '22:30' })).toEqual({
    tagline: 'Hot since 1968',
    closingTime: '22:30',
  })
})

test('what a vendor empties becomes nothing [PROF-24]', () => {
  expect(changed({ address: '', openingTime: '', cuisine: '', priceRange: '' })).toEqual({
    openingTime: null,
    cuisine: null,
    priceRange: null,
  })
})

const errorOf = (change: Partial<ProfileValues>) =>
  ProfileForm.safeParse({ ...valuesOf(asha), ...change }).error?.issues[0]?.message

test('a vendor reads what is wrong with a name [PROF-13] [PROF-14] [PROF-15]', () => {
  expect(errorOf({ name: '' })).toBe('Full name is required')
  expect(errorOf({ name: 'A' })).toBe('Name must be at least 2 characters')
  expect(errorOf({ name: 'Al' })).toBeUndefined()
  expect(errorOf({ businessName: '' })).toBe('Business name is required')
  expect(errorOf({ businessName: 'A' })).toBe('Business name must be at least 2 characters')
  expect(errorOf({ businessName: 'AB' })).toBeUndefined()
})

test('a vendor reads what is wrong with a phone number or email [PROF-16] [PROF-17] [PROF-18]', () => {
  expect(errorOf({ phone: '' })).toBe('Phone number is required')
  expect(errorOf({ phone: '98765x' })).toBe('Please enter a valid phone number')
  expect(errorOf({ phone: '+91 (98765) 432-10' })).toBeUndefined()
  expect(errorOf({ email: 'asha' })).toBe('Please enter a valid email address')
  expect(errorOf({ email: '' })).toBeUndefined()
})

test('a vendor sends the password with another phone number or email, and with nothing else', () => {
  const currentPassword = 'Masala@123'
  expect(changed({ email: '', currentPassword })).toEqual({ email: null, currentPassword })
  expect(changed({ phone: '+911', currentPassword })).toEqual({ phone: '+911', currentPassword })
  expect(changed({ phone: '+91 98765 43210', tagline: 'Hot', currentPassword })).toEqual({
    phone: '+91 98765 43210',
    tagline: 'Hot',
  })
})

test('a vendor who leaves the password out is asked for it', () => {
  const issueOf = (change: Partial<ProfileValues>) =>
    profileFormOf(asha).safeParse({ ...valuesOf(asha), ...change }).error?.issues[0]

  expect(issueOf({ phone: '+911' })).toMatchObject({
    path: ['currentPassword'],
    message: 'Please enter your current password to change your phone number or email',
  })
  expect(issueOf({ email: 'new@example.com', currentPassword: 'Masala@123' })).toBeUndefined()
  expect(issueOf({ email: 'ASHA@example.com', tagline: 'Hot' })).toBeUndefined()
})
