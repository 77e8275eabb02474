import { expect, test } from 'vitest'
import { Refusal } from './refusal.ts'
import { showFieldErrors } from './show-field-errors.ts'

const values = { name: '', phone: '', variations: [] }

test('validation errors of the server are shown at their fields, also deep in a list', () => {
  const details = [
    { path: 'name', msg: 'Too long' },
    { path: 'variations[1].price', msg: 'Too high' },
  ]
  expect(shownErrors(new Refusal(422, { details }, null))).toEqual([
    ['name', 'Too long'],
    ['variations[1].price', 'Too high'],
  ])
})

test('a taken phone number is shown at the phone field', () => {
  const refusal = new Refusal(409, { error: 'phone_taken', message: 'Already registered' }, null)

  expect(shownErrors(refusal)).toEqual([['phone', 'Already registered']])
})

test('errors that belong to no field of the form are left to the toast', () => {
  const details = [{ path: 'vendorId', msg: 'Not yours' }]

  expect(shownErrors(new Refusal(422, { details }, null))).toEqual([])
  expect(shownErrors(new Refusal(409, { error: 'slug_taken', message: 'Taken' }, null))).toEqual([])
  expect(shownErrors(new TypeError('Failed to fetch'))).toEqual([])
})

function shownErrors(failure: unknown) {
  const shown: [string, string | undefined][] = []
  const form = {
    getValues: () => values,
    setError: (name: string, { message }: { message?: string }) => shown.push([name, message]),
  }
  showFieldErrors(form as never, failure, { phone_taken: 'phone' } as never)
  return shown
}
