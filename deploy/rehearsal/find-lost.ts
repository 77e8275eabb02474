import { readMenuOf } from './customers.ts'
import type { Item, World } from './ledger.ts'
import type { Load } from './load.ts'
import { send } from './send.ts'
import type { Database } from './start-database.ts'

type Acked = { what: string; step: string; isThere: boolean }

/** Compares what was acknowledged with the database, the audit log, the store and the public pages. */
export async function findLost(load: Load, database: Database) {
  const { world } = load
  for (const stall of world.stalls) await readMenuOf(world, stall)
  const acked = [
    ...listRows(world, database),
    ...listVisits(world, database),
    ...listItems(world, database),
    ...(await listPictures(world)),
  ]
  for (const { what, step, isThere } of acked) {
    const counts = load.steps.find((counts) => counts.step === step)
    if (isThere || !counts) continue
    counts.lost++
    counts.faults.push(`lost: ${what}`)
  }
  return acked.length
}

const readIds = (database: Database, sql: string) => new Set(database.query(sql).split('\n'))

function listRows({ stalls }: World, database: Database): Acked[] {
  const ids = readIds(database, 'select id from vendors union all select id from categories')
  return stalls.flatMap(({ id, step, categories }) =>
    [{ id, step }, ...categories].map(({ id, step }) => ({ what: `row ${id}`, step, isThere: ids.has(id) })),
  )
}

/** A visit that is there twice is as wrong as one that is lost. */
function listVisits({ visits }: World, database: Database): Acked[] {
  const once = readIds(database, 'select id from events group by id having count(*) = 1')
  return visits.map(({ id, step }) => ({ what: `visit ${id}`, step, isThere: once.has(id) }))
}

/** The price of each item is the last that was acknowledged, and the audit log has those before. */
function listItems({ stalls }: World, database: Database): Acked[] {
  const rows = readPairs(database, 'select id, price::float8 from menu_items')
  const logged = readPairs(
    database,
    "select entity_id, count(*) from audit_logs where entity = 'MENU_ITEM' group by entity_id",
  )
  return stalls.flatMap(({ items }) => items.flatMap((item) => listPrices(item, rows, logged)))
}

function readPairs(database: Database, sql: string) {
  const lines = database.query(sql).split('\n')
  return new Map(lines.map((line) => [line.split('|')[0] ?? '', Number(line.split('|')[1])]))
}

function listPrices({ id, name, prices }: Item, rows: Map<string, number>, logged: Map<string, number>) {
  const acked = prices.filter(({ ackedAt }) => ackedAt !== undefined)
  const allowed = prices.slice(prices.findLastIndex(({ ackedAt }) => ackedAt !== undefined))
  const isLastThere = allowed.some(({ value }) => value === rows.get(id))
  const missing = acked.length - (logged.get(id) ?? 0)
  return acked.map(({ value, step }, n) => ({
    what: `${name} for ${value}`,
    step,
    isThere: n < acked.length - 1 ? n >= missing : isLastThere,
  }))
}

async function listPictures({ stalls, origin }: World): Promise<Acked[]> {
  const pictures = stalls.flatMap(({ items }) => items.flatMap(({ picture }) => picture ?? []))
  const found: Acked[] = []
  for (const { url, step } of pictures) {
    const { status } = await send(origin + url)
    found.push({ what: `picture ${url}`, step, isThere: status === 200 })
  }
  return found
}
