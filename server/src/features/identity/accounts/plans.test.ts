import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { createExplainedDatabase } from '../../../../test/plans.ts'
import { spellingsOf } from '../../vendors/record/phone-numbers.ts'
import { findVendorByPhone } from './queries.ts'

const { db, plansOf } = await createExplainedDatabase()

beforeAll(async () => {
  await sql`
    insert into vendors (id, name, business_name, vendor_name, slug, phone, phone_digits, phone_e164, password_hash,
      country, state, city, area)
    select 'v' || n, 'Asha', 'Asha', 'v' || n, 's', '+' || 919900000000 + n, (919900000000 + n)::text,
      case when n % 10 > 0 then '+' || 919900000000 + n end, 'x', 'India', 'Gujarat', 'Surat', 'Adajan'
    from generate_series(1, 5000) n`.execute(db)
  await sql`vacuum analyze vendors`.execute(db)
})

test('a sign-in finds its account by the indexes, in any spelling', async () => {
  for (const phone of ['9900000123', '+91 99000 00123', '0415 555 0100']) {
    const [found] = await plansOf(() => findVendorByPhone(db, spellingsOf(phone, ['India', 'United States'])))
    expect(found?.plan).toContain('vendor_phone_taken')
    expect(found?.plan).toContain('vendor_phone_e164_taken')
    expect(found?.plan).not.toContain('Seq Scan')
  }
})
