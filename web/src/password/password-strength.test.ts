import { expect, test } from 'vitest'
import { passwordAdvice } from './password-strength.ts'

test('a vendor is told what would make a new password stronger', () => {
  expect(passwordAdvice('chai')).toBe(
    'Stronger with 8 characters or more, an uppercase letter, a number, and a special character.',
  )
  expect(passwordAdvice('Masala123')).toBe('Stronger with a special character.')
})

test('a vendor whose password follows the rule of registration has nothing to add', () => {
  expect(passwordAdvice('Masala@123')).toBe('Strong password.')
})
