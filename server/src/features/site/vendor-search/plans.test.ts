import { VendorSearch } from '@thela/contract/site/vendor-search'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { createExplainedDatabase } from '../../../../test/plans.ts'
import { countFound, listFound } from './queries.ts'

const { db, plansOf } = await createExplainedDatabase()

/** The page first, then the number. */
async function plans(query: object) {
  const wanted = VendorSearch.parse(query)
  const [page] = await plansOf(() => listFound(db, wanted, wanted))
  const [count] = await plansOf(() => countFound(db, wanted))
  return { page: page?.plan ?? '', count: count?.plan ?? '' }
}

beforeAll(async () => {
  await sql`
    insert into vendors (id, name, business_name, vendor_name, slug, phone, phone_digits, password_hash,
      cuisine, country, state, city, area)
    select 'v' || n, 'Asha', md5(n::text) || ' ' || md5((n * 7)::text), 'v' || n, 's', '+' || n, n::text, 'x',
      'Kitchen ' || n % 1000, 'India', 'Gujarat', 'City ' || n % 500, 'Area ' || n % 5000
    from generate_series(1, 100000) n`.execute(db)
  await sql`vacuum analyze vendors`.execute(db)
})

test('all stalls are read page by page from an index, without sorting [RTE-10]', async () => {
  const { page } = await plans({ page: 3 })
  expect(page).toContain('using vendors_online_by_business')
  expect(page).not.toMatch(/Sort|Seq Scan on vendors/)
})

test.each(['c4ca4238a0', 'c4ca4238 c81e72', 'kitchen 777', 'area 4321', 'no such stall', 'कचोरी'])(
  'among many stalls "%s" is found by trigrams, the page and the number alike [RTE-10]',
  async (search) => {
    for (const plan of Object.values(await plans({ search }))) {
      expect(plan).toContain('Bitmap Index Scan on vendors_online_search')
      expect(plan).not.toContain('Seq Scan on vendors')
    }
  },
)

test('the stalls of a city are read from an index, without sorting [RTE-10]', async () => {
  const { page, count } = await plans({ city: 'City 7' })
  expect(page + count).toContain('vendors_online_by_city')
  expect(page + count).not.toMatch(/Sort|Seq Scan on vendors/)
})
