import { readdirSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Catalogue, findRemovals, readCatalogue } from '../../test/catalogue.ts'
import { newId } from '../ids.ts'
import { migrateWithin } from './migrate.ts'

const files = readdirSync(new URL('./migrations/', import.meta.url)).filter((name) => name.endsWith('.sql'))
const versionOf = (file: string) => Number(file.slice(0, 4))

/** Applied before there was a release; no line is added here. */
const past: Record<string, string[]> = {
  '0019_sign_in_buckets.sql': ['adds login_failures.bucket without a default'],
}

const database = `migrations_${newId()}`
let admin: pg.Client
let client: pg.Client
beforeAll(async () => {
  admin = new pg.Client(inject('postgres'))
  await admin.connect()
  await admin.query(`create database ${database}`)
  client = new pg.Client({ ...inject('postgres'), database })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await admin.query(`drop database ${database} with (force)`)
  await admin.end()
})

describe('the former release runs on the schema of this one', () => {
  let before: Catalogue
  beforeAll(async () => {
    before = await readCatalogue(client)
  })

  test.each(files)('%s only adds, or says from which version on it may take away [NODE-02]', async (file) => {
    await migrateWithin(client, versionOf(file))
    const after = await readCatalogue(client)
    const removals = findRemovals(before, after)
    before = after
    const needed = /_needs_(\d{4})\.sql$/.exec(file)?.[1]
    if (needed) expect(files.map(versionOf).filter((v) => v < versionOf(file))).toContain(Number(needed))
    else expect(removals).toEqual(past[file] ?? [])
  })

  test.each([
    ['drop table contact_messages', 'drops contact_messages.id'],
    ['alter table vendors drop slug cascade', 'drops vendors.slug'],
    ['alter table vendors rename slug to handle', 'drops vendors.slug'],
    ['alter table menu_items alter price type text', 'changes the type of menu_items.price'],
    ['alter table menu_items alter image_url set not null', 'requires menu_items.image_url'],
    ['alter table vendors alter created_at drop default', 'takes away the default of vendors.created_at'],
    ['alter table vendors add size integer not null', 'adds vendors.size without a default'],
    ["alter table vendors add check (name <> 'x')", 'adds the rule vendors vendors_name_check'],
    ['create unique index one_name on vendors (name)', 'adds the rule vendors one_name'],
    ['drop index purchase_already_pending', 'drops template_purchases purchase_already_pending'],
  ])('a planted "%s" is found', async (statement, removal) => {
    expect(await tryOut(statement)).toContain(removal)
  })

  test.each([
    'alter table vendors add size integer not null default 0 check (size >= 0), add future text',
    'alter table vendors alter slug drop not null',
    'create table stalls (id text primary key, name text not null)',
    'create index future_names on vendors (name)',
  ])('"%s" is allowed', async (statement) => {
    expect(await tryOut(statement)).toEqual([])
  })

  async function tryOut(statement: string) {
    await client.query('begin')
    try {
      await client.query(statement)
      return findRemovals(before, await readCatalogue(client))
    } finally {
      await client.query('rollback')
    }
  }
})
