import { expect, test } from 'vitest'
import { optionalEmail, requiredEmail } from './text.ts'

const emails = [
  'a@b.c',
  ' asha@example.com ',
  'a@b..c',
  'a@.b.c',
  'a@b.c.',
  "o'hara+menu@ex-ample.co.in",
  'આશા@ઉદાહરણ.ભારત',
]
const others = [
  'a',
  'a@b',
  'a@b.',
  'a@.b',
  '@b.c',
  'a@b@c.d',
  'a b@c.d',
  'a@b c.d',
  `a@${'.'.repeat(60_000)}@`,
]

test.each(emails)('%s is accepted as an email', (email) => {
  expect(requiredEmail.parse(email)).toBe(email.trim())
  expect(optionalEmail.parse(email)).toBe(email.trim())
})

test.each(others.map((text) => [text.slice(0, 20), text]))('%s is refused as an email', (_short, text) => {
  for (const schema of [requiredEmail, optionalEmail])
    expect(schema.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
      'Please enter a valid email address',
    ])
})

test('an empty email is refused when required, and becomes null when optional', () => {
  expect(requiredEmail.safeParse(' ').error?.issues[0]?.message).toBe('Email is required')
  expect([optionalEmail.parse(''), optionalEmail.parse(undefined)]).toEqual([null, undefined])
})
