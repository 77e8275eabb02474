import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'
import { insertVendorWithPhone, type NewVendor, readNumber } from '../../test/vendors.ts'
import { readPhone } from '../features/vendors/record/phone-numbers.ts'

const { db } = await createTestDatabase()

const folder = new URL('./migrations/', import.meta.url)
const file = readdirSync(folder).find((name) => name.endsWith('_phone_e164.sql')) as string
const migration = readFileSync(new URL(file, folder), 'utf8')

/** What they typed before numbers were read, and where; the former version knew no more. */
const vendors = {
  withCode: ['+91 99001-00001', 'India'],
  tenDigits: ['9900100002', 'India'],
  withZero: ['09900100003', 'India'],
  codeWithoutPlus: ['919900100004', 'India'],
  doubleZero: ['0091 99001 00005', 'India'],
  zeroBehindCode: ['+91 (0)99001 00006', 'India'],
  indianAbroad: ['+919900100007', 'United States'],
  american: ['(415) 555-0100', 'United States'],
  americanWithOne: ['14155550101', 'United States'],
  americanInIndia: ['+14155550102', 'India'],
  british: ['+44 20 7946 0123', 'Atlantis'],
  unknownCountry: ['9900100008', 'Atlantis'],
  tooShort: ['7', 'India'],
  tooLong: ['+1234567890123456', 'India'],
} as const

test('a migration reads the numbers of earlier vendors as registration does [QUICK-10]', async () => {
  await beforeMigration()
  const ids = new Map<string, string>()
  for (const [name, [phone, country]] of Object.entries(vendors)) ids.set(name, await add(phone, { country }))
  await sql.raw(migration).execute(db)

  for (const [name, [phone, country]] of Object.entries(vendors))
    expect([name, await numberOf(ids.get(name))]).toEqual([name, readPhone(phone, country)])
})

test('of earlier vendors with one number in two spellings the first gets it, and who is deleted does not [QUICK-10]', async () => {
  await beforeMigration()
  const second = await add('9900100011', { createdAt: sql<string>`now()` })
  const first = await add('+919900100011', { createdAt: sql<string>`now() - interval '1 day'` })
  const deleted = await add('09900100011', { deletedAt: new Date(0).toISOString() })
  await sql.raw(migration).execute(db)

  expect(await Promise.all([first, second, deleted].map(numberOf))).toEqual(['+919900100011', null, null])
})

/** With the column goes its index. */
async function beforeMigration() {
  await db.deleteFrom('vendors').execute()
  await sql`alter table vendors drop column phone_e164`.execute(db)
}

const add = (phone: string, more: NewVendor) => insertVendorWithPhone(db, phone, more)
const numberOf = (id = '') => readNumber(db, id)
