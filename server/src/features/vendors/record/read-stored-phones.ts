import type { Db } from '../../../db/connect.ts'
import { readPhone } from './phone-numbers.ts'
import { listVendorsWithoutNumber, saveNumbers } from './queries.ts'

/**
 * Reads the numbers that the migration of 0.1.0 left out: SQL knows only those of India and the United States. Of
 * several vendors with one number the earliest gets it, so that nobody else can register it (DEC-287).
 */
export async function readStoredPhones(db: Db) {
  const earliest = new Map<string, { id: string; phone: string; number: string }>()
  for (const { id, phone, country } of await listVendorsWithoutNumber(db)) {
    const number = readPhone(phone, country)
    if (number && !earliest.has(number)) earliest.set(number, { id, phone, number })
  }
  if (earliest.size > 0) await saveNumbers(db, [...earliest.values()])
}
