import type { ErrorBody } from '@thela/contract/error-body'
import { describe, expect, test } from 'vitest'
import { failureTexts, isMaintenance, isSessionExpired, Refusal } from './refusal.ts'

const asGuest = (status: number, body: Partial<ErrorBody> = {}) => new Refusal(status, body, null)
const signedIn = (status: number, body: Partial<ErrorBody> = {}) => new Refusal(status, body, 'qv_token')

describe('someone whose session has ended', () => {
  test('reads that it expired, whatever the server wrote [ERR-03]', () => {
    const refusal = signedIn(401, { message: 'Authentication required' })

    expect(isSessionExpired(refusal)).toBe(true)
    expect(failureTexts(refusal, 'Failed to create category')).toEqual([
      'Session expired. Please login again.',
    ])
  })

  test('is not thrown out by a public call, which carries no session [ERR-04]', () => {
    expect(isSessionExpired(asGuest(401))).toBe(false)
  })
})

describe('a guest with the wrong password', () => {
  test('reads the message of the server [ERR-04]', () => {
    expect(
      failureTexts(asGuest(401, { message: 'Invalid credentials' }), 'Login failed. Please try again.'),
    ).toEqual(['Invalid credentials'])
  })

  test('reads its error when there is no message [ERR-04]', () => {
    expect(failureTexts(asGuest(401, { error: 'No such account' }))).toEqual(['No such account'])
  })

  test('reads "Invalid credentials" when the server sent no text [ERR-04]', () => {
    expect(failureTexts(asGuest(401))).toEqual(['Invalid credentials'])
  })

  test('reads the text of the form when it has its own [AUTH-10]', () => {
    expect(failureTexts(asGuest(401), 'Login failed. Please try again.')).toEqual([
      'Login failed. Please try again.',
    ])
  })
})

describe('the fixed texts', () => {
  test('a 403 hides what the server wrote [ERR-05]', () => {
    expect(failureTexts(signedIn(403, { message: 'Not yours' }), 'Failed to update category')).toEqual([
      'Access denied. You do not have permission to perform this action.',
    ])
  })

  test('a 404 hides what the server wrote [ERR-06]', () => {
    expect(failureTexts(signedIn(404, { message: 'Category not found' }))).toEqual(['Resource not found.'])
  })
})

describe('a form with validation errors', () => {
  test('shows each error in a text of its own [ERR-07] [ERR-14]', () => {
    const details = [
      { msg: 'Full name is required', path: 'name' },
      { msg: 'Area is required', path: 'area' },
    ]

    expect(failureTexts(signedIn(422, { message: 'Validation error', details }))).toEqual([
      'Full name is required',
      'Area is required',
    ])
  })

  test('says "Validation error" without details [ERR-08]', () => {
    expect(failureTexts(signedIn(422), 'Failed to update profile')).toEqual(['Validation error'])
  })
})

describe('the text of the server wins, then its error, then ours', () => {
  const expectTexts = (status: number, ours: string) => {
    const both = signedIn(status, { message: 'From the server', error: 'code' })
    expect(failureTexts(both)).toEqual(['From the server'])
    expect(failureTexts(signedIn(status, { error: 'code' }))).toEqual(['code'])
    expect(failureTexts(signedIn(status))).toEqual([ours])
  }

  test('for a 400 [ERR-09]', () => expectTexts(400, 'Bad request'))

  test('for a 409 [ERR-10]', () => expectTexts(409, 'Resource conflict'))

  test('for a 500 and above [ERR-11]', () => {
    for (const status of [500, 502, 503]) expectTexts(status, 'Server error. Please try again later.')
  })

  test('for any other status [ERR-12]', () => {
    for (const status of [418, 429]) expectTexts(status, 'An error occurred')
  })
})

test.each([400, 409, 500, 418])(
  'a %i of a feature prefers the server, then the feature [ERR-13]',
  (status) => {
    const fallback = 'Failed to create category'

    expect(failureTexts(signedIn(status, { message: 'Name taken' }), fallback)).toEqual(['Name taken'])
    expect(failureTexts(signedIn(status), fallback)).toEqual([fallback])
  },
)

test('a call without a response shows the text of the feature, else "An error occurred" [ERR-12] [ERR-13]', () => {
  const lostLine = new TypeError('Failed to fetch')

  expect(failureTexts(lostLine, 'Login failed. Please try again.')).toEqual([
    'Login failed. Please try again.',
  ])
  expect(failureTexts(lostLine)).toEqual(['An error occurred'])
})

test('every failure but a 422 with many errors has exactly one text [ERR-15]', () => {
  const statuses = [400, 401, 403, 404, 409, 418, 422, 429, 500, 503]

  for (const status of statuses) expect(failureTexts(signedIn(status), 'Failed')).toHaveLength(1)
})

test('maintenance is distinguished from any other 503 by its message', () => {
  expect(
    isMaintenance(asGuest(503, { message: 'The site is under maintenance. Please try again later.' })),
  ).toBe(true)
  expect(isMaintenance(asGuest(503, { message: 'No mail server' }))).toBe(false)
})
