import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../../test/database.ts'
import { insertVendorWithPhone, type NewVendor, readNumber } from '../../../../test/vendors.ts'
import { readStoredPhones } from './read-stored-phones.ts'

const { db } = await createTestDatabase()

const add = (phone: string, more: NewVendor = {}) => insertVendorWithPhone(db, phone, more)
const numberOf = (id: string) => readNumber(db, id)

test('numbers that the migration could not read are read at the start [QUICK-10]', async () => {
  const plusWithoutCode = await add('+9825066666')
  const nepali = await add('9841234567', { country: 'Nepal' })
  const unreadable = await add('7')
  await readStoredPhones(db)

  expect(await Promise.all([plusWithoutCode, nepali, unreadable].map(numberOf))).toEqual([
    '+919825066666',
    '+9779841234567',
    null,
  ])
})

test('a number that several vendors have belongs to the one who has it, else to the earliest [QUICK-10]', async () => {
  const owner = await add('+919825011111', { phoneE164: '+919825011111' })
  const double = await add('9825011111')
  const later = await add('9825022222')
  const earlier = await add('098250 22222', { createdAt: sql<string>`now() - interval '1 day'` })
  await readStoredPhones(db)

  expect(await Promise.all([owner, double, later, earlier].map(numberOf))).toEqual([
    '+919825011111',
    null,
    null,
    '+919825022222',
  ])
})
