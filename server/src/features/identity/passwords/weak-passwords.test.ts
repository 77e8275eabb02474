import { expect, test } from 'vitest'
import { refuseWeakVendorPassword, weaknessOfAdminPassword } from './weak-passwords.ts'

const messageFor = (password: string) => {
  try {
    refuseWeakVendorPassword({ field: 'newPassword', password, phone: '+91 98765-43210' })
    return undefined
  } catch (error) {
    return (error as { more: { details: { msg: string }[] } }).more.details[0]?.msg
  }
}

test.each([
  '123456',
  'password',
  'Password',
  'qwerty',
  '111111',
  'iloveyou',
  'Admin@123',
  'India@123',
  'P@ssw0rd',
])('%s is too common for a vendor', (password) =>
  expect(messageFor(password)).toBe('This password is too common. Please choose another one.'),
)

test.each(['9876543210', '919876543210', '+91 98765 43210', '543210', '987654', 'asha9876543210'])(
  '%s is too similar to the phone number of the vendor',
  (password) => expect(messageFor(password)).toBe('Please do not use your phone number as your password.'),
)

test.each(['chai12', 'sixsix', 'Masala@123', 'Passw0rd!', 'locho 395003'])(
  '%s is fine for a vendor',
  (password) => expect(messageFor(password)).toBeUndefined(),
)

test.each([
  ['password', 'Password must be at least 12 characters'],
  ['Kx9!kx9!kx9', 'Password must be at least 12 characters'],
  ['password1234567', 'This password is too common. Please choose another one.'],
  ['Administrator!', 'This password is too common. Please choose another one.'],
  ['Thela@2026!!!!', 'This password is too common. Please choose another one.'],
  ['1qaz2wsx3edc', 'This password is too common. Please choose another one.'],
  ['202612312359', 'This password is too common. Please choose another one.'],
  ['eight-or-more', undefined],
  ['a long administrator phrase', undefined],
])('%s as an administrator password gives: %s', (password, weakness) => {
  expect(weaknessOfAdminPassword(password)).toBe(weakness)
})
