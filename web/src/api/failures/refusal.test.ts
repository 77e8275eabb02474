import type { ErrorBody } from '@thela/contract/error-body'
import { describe, expect, test } from 'vitest'
import { isExpiry, isMaintenance, Refusal, wordsFor } from './refusal.ts'

const asGuest = (status: number, body: Partial<ErrorBody> = {}) => new Refusal(status, body, null)
const signedIn = (status: number, body: Partial<ErrorBody> = {}) => new Refusal(status, body, 'qv_token')

describe('someone whose session has ended', () => {
  test('reads that it expired, whatever the server wrote [ERR-03]', () => {
    const refusal = signedIn(401, { message: 'Authentication required' })

    expect(isExpiry(refusal)).toBe(true)
    expect(wordsFor(refusal, 'Failed to create category')).toEqual(['Session expired. Please login again.'])
  })

  test('is not thrown out by a public call, which carries no session [ERR-04]', () => {
    expect(isExpiry(asGuest(401))).toBe(false)
  })
})

describe('a guest with the wrong password', () => {
  test('reads the message of the server [ERR-04]', () => {
    expect(
      wordsFor(asGuest(401, { message: 'Invalid credentials' }), 'Login failed. Please try again.'),
    ).toEqual(['Invalid credentials'])
  })

  test('reads its error when there is no message [ERR-04]', () => {
    expect(wordsFor(asGuest(401, { error: 'No such account' }))).toEqual(['No such account'])
  })

  test('reads "Invalid credentials" when the server sent no text [ERR-04]', () => {
    expect(wordsFor(asGuest(401))).toEqual(['Invalid credentials'])
  })

  test('reads the words of the form when it has its own [AUTH-10]', () => {
    expect(wordsFor(asGuest(401), 'Login failed. Please try again.')).toEqual([
      'Login failed. Please try again.',
    ])
  })
})

describe('the fixed texts', () => {
  test('a 403 hides what the server wrote [ERR-05]', () => {
    expect(wordsFor(signedIn(403, { message: 'Not yours' }), 'Failed to update category')).toEqual([
      'Access denied. You do not have permission to perform this action.',
    ])
  })

  test('a 404 hides what the server wrote [ERR-06]', () => {
    expect(wordsFor(signedIn(404, { message: 'Category not found' }))).toEqual(['Resource not found.'])
  })
})

describe('a form the server finds fault with', () => {
  test('names each fault in a text of its own [ERR-07] [ERR-14]', () => {
    const details = [
      { msg: 'Full name is required', path: 'name' },
      { msg: 'Area is required', path: 'area' },
    ]

    expect(wordsFor(signedIn(422, { message: 'Validation error', details }))).toEqual([
      'Full name is required',
      'Area is required',
    ])
  })

  test('says "Validation error" without details [ERR-08]', () => {
    expect(wordsFor(signedIn(422), 'Failed to update profile')).toEqual(['Validation error'])
  })
})

test.each([
  [400, 'Bad request', '[ERR-09]'],
  [409, 'Resource conflict', '[ERR-10]'],
  [500, 'Server error. Please try again later.', '[ERR-11]'],
  [503, 'Server error. Please try again later.', '[ERR-11]'],
  [418, 'An error occurred', '[ERR-12]'],
  [429, 'An error occurred', '[ERR-12]'],
])('a %i says the server message, else its error, else "%s" %s', (status, text, _id) => {
  expect(wordsFor(signedIn(status, { message: 'From the server', error: 'code' }))).toEqual([
    'From the server',
  ])
  expect(wordsFor(signedIn(status, { error: 'code' }))).toEqual(['code'])
  expect(wordsFor(signedIn(status))).toEqual([text])
})

test.each([400, 409, 500, 418])(
  'a %i of a feature prefers the server, then the feature [ERR-13]',
  (status) => {
    const fallback = 'Failed to create category'

    expect(wordsFor(signedIn(status, { message: 'Name taken' }), fallback)).toEqual(['Name taken'])
    expect(wordsFor(signedIn(status), fallback)).toEqual([fallback])
  },
)

test('a call nobody answered says what the feature says, else "An error occurred" [ERR-12] [ERR-13]', () => {
  const lostLine = new TypeError('Failed to fetch')

  expect(wordsFor(lostLine, 'Login failed. Please try again.')).toEqual(['Login failed. Please try again.'])
  expect(wordsFor(lostLine)).toEqual(['An error occurred'])
})

test('every failure but a 422 with many faults has exactly one text [ERR-15]', () => {
  const statuses = [400, 401, 403, 404, 409, 418, 422, 429, 500, 503]

  for (const status of statuses) expect(wordsFor(signedIn(status), 'Failed')).toHaveLength(1)
})

test('maintenance is told from any other 503 by its message', () => {
  expect(
    isMaintenance(asGuest(503, { message: 'The site is under maintenance. Please try again later.' })),
  ).toBe(true)
  expect(isMaintenance(asGuest(503, { message: 'No mail server' }))).toBe(false)
})
