import { VendorSearch } from '@thela/contract/site/vendor-search'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { createExplainedDatabase } from '../../../../test/plans.ts'
import { foldVendors } from './fold-vendors.ts'
import { countFound, listFound, listVendorsToFold } from './queries.ts'

const { db, plansOf } = await createExplainedDatabase()

/** The plans of the page and of the count. */
async function plans(query: object) {
  const search = VendorSearch.parse(query)
  const [page] = await plansOf(() => listFound(db, search, search))
  const [count] = await plansOf(() => countFound(db, search))
  return { page: page?.plan ?? '', count: count?.plan ?? '' }
}

beforeAll(async () => {
  await sql`
    insert into vendors (id, name, business_name, vendor_name, slug, phone, phone_digits, password_hash,
      cuisine, country, state, city, area)
    select 'v' || n, 'Asha', md5(n::text) || ' ' || md5((n * 7)::text), 'v' || n, 's', '+' || n, n::text, 'x',
      'Kitchen ' || n % 1000, 'India', 'Gujarat', 'City ' || n % 500, 'Area ' || n % 5000
    from generate_series(1, 30000) n`.execute(db)
  await foldVendors(db)
  await sql`vacuum analyze vendors`.execute(db)
})

test('all vendors are read page by page from an index, without sorting', async () => {
  const { page } = await plans({ page: 3 })
  expect(page).toContain('using vendors_online_by_business')
  expect(page).not.toMatch(/Sort|Seq Scan on vendors/)
})

test.each([
  'c4ca4238a0',
  'c4ca4238 c81e72',
  'kitchen 777',
  'area 4321',
  'no such stall',
  'कचोरी',
  'કિચન ૭૭૭',
])('a page and a count with "%s" use the trigram index', async (search) => {
  for (const plan of Object.values(await plans({ search }))) {
    expect(plan).toContain('Bitmap Index Scan on vendors_online_search')
    expect(plan).not.toContain('Seq Scan on vendors')
  }
})

test('vendors that are to be folded are read from an index that has no others', async () => {
  const [plan] = await plansOf(() => listVendorsToFold(db, 500))
  expect(plan?.plan).toContain('vendors_to_fold')
})

test('the vendors of a city are read from an index, without sorting', async () => {
  const { page, count } = await plans({ city: 'City 7' })
  expect(page + count).toContain('vendors_online_by_city')
  expect(page + count).not.toMatch(/Sort|Seq Scan on vendors/)
})
