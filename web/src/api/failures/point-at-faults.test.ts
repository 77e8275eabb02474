import { expect, test } from 'vitest'
import { pointAtFaults } from './point-at-faults.ts'
import { Refusal } from './refusal.ts'

const values = { name: '', phone: '', variations: [] }

test('someone reads at the field what the server found wrong with it, also deep in a list', () => {
  const details = [
    { path: 'name', msg: 'Too long' },
    { path: 'variations[1].price', msg: 'Too dear' },
  ]
  expect(faultsShown(new Refusal(422, { details }, null))).toEqual([
    ['name', 'Too long'],
    ['variations[1].price', 'Too dear'],
  ])
})

test('someone whose phone number is taken reads it at the phone', () => {
  const refusal = new Refusal(409, { error: 'phone_taken', message: 'Already registered' }, null)

  expect(faultsShown(refusal)).toEqual([['phone', 'Already registered']])
})

test('what belongs to no field of the form is left to the toast', () => {
  const details = [{ path: 'vendorId', msg: 'Not yours' }]

  expect(faultsShown(new Refusal(422, { details }, null))).toEqual([])
  expect(faultsShown(new Refusal(409, { error: 'slug_taken', message: 'Taken' }, null))).toEqual([])
  expect(faultsShown(new TypeError('Failed to fetch'))).toEqual([])
})

function faultsShown(failure: unknown) {
  const shown: [string, string | undefined][] = []
  const form = {
    getValues: () => values,
    setError: (name: string, { message }: { message?: string }) => shown.push([name, message]),
  }
  pointAtFaults(form as never, failure, { phone_taken: 'phone' } as never)
  return shown
}
