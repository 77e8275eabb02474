import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../server/test/database.ts'
import { type Catalogue, findFaults, kinds, knownFaults, writeCalls } from './spread-by-vendor.ts'

const { pool } = await createTestDatabase()
const catalogue = await readCatalogue()

async function readCatalogue(): Promise<Catalogue> {
  const list = async (sql: string) => (await pool.query(sql)).rows
  const OURS = `c.relnamespace = 'public'::regnamespace and not c.relispartition
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`
  const columnsOf = (table: string, numbers: string) => `array(
    select a.attname::text from unnest(${numbers}) with ordinality as given(number, nth)
    join pg_attribute a on a.attrelid = ${table} and a.attnum = given.number order by given.nth)`
  return {
    tables: await list(`
      select c.relname::text as name, array(
        select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      ) as columns
      from pg_class c where c.relkind in ('r', 'p') and ${OURS} order by 1`),
    keys: await list(`
      select c.relname::text as "table", i.indexrelid::regclass::text as name, i.indisprimary as "isPrimary",
        ${columnsOf('c.oid', 'i.indkey::int2[]')} as columns
      from pg_index i join pg_class c on c.oid = i.indrelid where i.indisunique and ${OURS} order by 1, 2`),
    links: await list(`
      select k.conname::text as name, c.relname::text as child, k.confrelid::regclass::text as parent,
        ${columnsOf('c.oid', 'k.conkey')} as columns, ${columnsOf('k.confrelid', 'k.confkey')} as "parentColumns"
      from pg_constraint k join pg_class c on c.oid = k.conrelid where k.contype = 'f' and ${OURS} order by 1`),
  }
}

test('each table is spread by vendor, copied everywhere or central, and nothing but the known faults stands in the way [NODE-11]', () => {
  expect(Object.keys(kinds).sort()).toEqual(catalogue.tables.map(({ name }) => name).sort())
  expect(findFaults(catalogue).sort()).toEqual(Object.keys(knownFaults).sort())
})

const own = { name: 'pk', isPrimary: true }
const vendors = { ...own, table: 'vendors', columns: ['id'] }
const categories = { ...own, table: 'categories', columns: ['vendor_id', 'id'] }
const toCategory = {
  name: 'fk',
  child: 'menu_items',
  parent: 'categories',
  parentColumns: ['vendor_id', 'id'],
}

test.each<[string, Partial<Catalogue>]>([
  ['orders is in none of the three lists', { tables: [{ name: 'orders', columns: ['vendor_id', 'id'] }] }],
  ['categories has no primary key', { tables: [{ name: 'categories', columns: ['vendor_id', 'id'] }] }],
  [
    'ads has a vendor_id and is not spread by it',
    { tables: [{ name: 'ads', columns: ['id', 'vendor_id'] }] },
  ],
  ['categories has no vendor in its primary key', { keys: [{ ...categories, columns: ['id'] }] }],
  [
    'categories has no vendor in name_taken',
    { keys: [{ ...categories, name: 'name_taken', columns: ['name'], isPrimary: false }] },
  ],
  ['menu_items has no vendor in fk', { links: [{ ...toCategory, columns: ['category_id', 'vendor_id'] }] }],
  [
    'menu_items has no vendor in fk',
    { links: [{ ...toCategory, columns: ['category_id'], parentColumns: ['id'] }] },
  ],
  [
    'ads has no vendor in fk',
    { links: [{ ...toCategory, child: 'ads', columns: ['vendor_id', 'category_id'] }] },
  ],
  [
    'categories has no vendor in fk',
    { links: [{ ...toCategory, child: 'categories', parent: 'ads', columns: ['ad_id'] }] },
  ],
])('a schema where %s is refused [NODE-11]', (fault, planted) => {
  expect(findFaults({ tables: [], keys: [], links: [], ...planted })).toEqual([fault])
})

test('a schema with the vendor in every key is not', () => {
  const links = [
    { ...toCategory, columns: ['vendor_id', 'category_id'] },
    { ...toCategory, child: 'template_permissions', parent: 'templates', columns: ['template_id'] },
  ]
  expect(findFaults({ tables: [], keys: [vendors, categories], links })).toEqual([])
})

test('the calls name parents before their children', () => {
  const calls = writeCalls(catalogue).join()
  const inOrder = [
    'countries',
    'states',
    'cities',
    'areas',
    'vendors',
    'categories',
    'menu_items',
    'item_totals',
  ]
  const positions = inOrder.map((name) => calls.indexOf(`('${name}'`))
  expect(positions).toEqual(positions.toSorted((a, b) => a - b))
  expect(positions[0]).toBeGreaterThan(0)
})

const page = new URL('../docs/capacity.md', import.meta.url)
const parts = {
  tables: /(?<=<!-- tables -->\n)[\s\S]*?(?=\n<!-- end -->)/,
  calls: /(?<=```sql\n)[\s\S]*?(?=\n```)/,
  faults: /(?<=<!-- faults -->\n)[\s\S]*?(?=\n<!-- end -->)/,
}

test('docs/capacity.md lists the tables, the calls of Citus and what has to be changed first [NODE-11]', () => {
  const listOf = (kind: string) =>
    Object.keys(kinds)
      .filter((name) => kinds[name] === kind)
      .map((name) => `\`${name}\``)
      .sort()
      .join(', ')
  const written: Record<keyof typeof parts, string> = {
    tables: `| Kind | Tables |\n|---|---|\n| spread by vendor | ${listOf('spread')} |\n| copied everywhere | ${listOf('copied')} |\n| central | ${listOf('central')} |`,
    calls: writeCalls(catalogue).join('\n'),
    faults: Object.entries(knownFaults)
      .map(([fault, reason]) => `- ${fault}: ${reason}.`)
      .join('\n'),
  }
  for (const [name, part] of Object.entries(parts)) {
    const text = written[name as keyof typeof parts]
    // npm run docs writes it anew.
    if (process.env.WRITE_DOCS)
      writeFileSync(
        page,
        readFileSync(page, 'utf8').replace(part, () => text),
      )
    expect(part.exec(readFileSync(page, 'utf8'))?.[0]).toBe(text)
  }
})
