import type { Source } from '../../../db/connect.ts'
import { copyIn, copyOut, finishRebuild, rebuildEmpty } from '../../../db/copy-tables.ts'
import { migrateWithin, newestVersion } from '../../../db/migrate.ts'
import { type Client, inTransaction, withClient } from '../../../db/with-client.ts'
import { DamagedArchive, MANIFEST, type Manifest, ownerOf } from './archive-format.ts'
import { type Part, readParts } from './read-archive.ts'
import { sumOfRows } from './running-sum.ts'

type Loading = {
  path: string
  manifest: Manifest
  /** The last word inside the transaction, when every row is in and compared. */
  beforeCommit?: (client: Client) => Promise<void>
}

/**
 * Makes a database what the archive holds, in one transaction: whatever fails, it stays as it was. Answers with the
 * tables and sequences that were left out because no migration makes them.
 */
export async function loadArchive(source: Source, { path, manifest, beforeCommit }: Loading) {
  if (manifest.schemaVersion > newestVersion())
    throw new DamagedArchive('was made by a newer version of Thela; restore it with that version')

  return withClient(source, 'thela restore', (client) =>
    inTransaction(client, 'begin', async () => {
      // Someone who still works on the database is told apart from a slow disk.
      await client.query(`set local lock_timeout = '10s'`)
      const known = await rebuildEmpty(client, manifest)
      const given = await copyTables(client, path, known)
      await compare(client, known, given)
      await finishRebuild(client, known)
      await migrateWithin(client)
      await beforeCommit?.(client)
      return { leftOut: namesOf(manifest).filter((name) => !namesOf(known).includes(name)) }
    }),
  )
}

const namesOf = ({ tables, sequences }: Manifest) => [...tables, ...sequences].map(({ name }) => name)

type SumOfRows = ReturnType<typeof sumOfRows>
type Sums = Map<string, SumOfRows>

/** Answers with the sums of what went in. */
async function copyTables(client: Client, path: string, { tables }: Manifest) {
  const given: Sums = new Map(tables.map(({ name }) => [name, sumOfRows()]))
  const parts = readParts(path)
  let part = await next(parts)
  while (part) {
    const table = tables.find(({ name }) => name === part?.table)
    if (table) part = await copyTable(client, parts, { table, first: part, sum: given.get(table.name) })
    else part = await next(parts)
  }
  return given
}

type Found = Part & { table?: string }

/** Puts in all parts of a table, and answers with the first part that is none of them. */
async function copyTable(
  client: Client,
  parts: AsyncGenerator<Part>,
  { table, first, sum }: { table: Manifest['tables'][number]; first: Found; sum: SumOfRows | undefined },
) {
  let part: Found | undefined = first
  async function* rows() {
    for (; part?.table === table.name; part = await next(parts)) {
      sum?.add(part.bytes)
      yield part.bytes
    }
  }
  await copyIn(client, table, rows())
  return part
}

async function next(parts: AsyncGenerator<Part>): Promise<Found | undefined> {
  const { value } = await parts.next()
  if (!value || value.name === MANIFEST) return undefined
  return { ...value, table: ownerOf(value.name).table }
}

/** What comes out of the new tables must be, row by row, what the archive holds. */
async function compare(client: Client, { tables }: Manifest, given: Sums) {
  for (const table of tables) {
    const taken = sumOfRows()
    for await (const chunk of copyOut(client, table)) taken.add(chunk)
    const [came, went] = [taken.end(), given.get(table.name)?.end()]
    if (came.rows !== table.rows || came.sum !== went?.sum)
      throw new DamagedArchive(`gave another table ${table.name} than it holds`)
  }
}
