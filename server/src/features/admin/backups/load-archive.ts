import type { Source } from '../../../db/connect.ts'
import { copyIn, copyOut, finishRebuild, rebuildEmpty } from '../../../db/copy-tables.ts'
import { migrateWithin, newestVersion } from '../../../db/migrate.ts'
import { type Client, inTransaction, withClient } from '../../../db/with-client.ts'
import { DamagedArchive, MANIFEST, type Manifest, ownerOf } from './archive-format.ts'
import { rowsChecksum } from './checksums.ts'
import { type Part, readParts } from './read-archive.ts'

type Loading = {
  path: string
  manifest: Manifest
  /** Runs last inside the transaction, when every row is loaded and compared. */
  beforeCommit?: (client: Client) => Promise<void>
}

/**
 * Replaces the content of a database with the archive's, in one transaction: on any failure it stays as it was. Returns
 * the tables and sequences that were left out because no migration creates them.
 */
export async function loadArchive(source: Source, { path, manifest, beforeCommit }: Loading) {
  if (manifest.schemaVersion > newestVersion())
    throw new DamagedArchive('was made by a newer version of Thela; restore it with that version')

  return withClient(source, 'thela restore', (client) =>
    inTransaction(client, 'begin', async () => {
      // Fails soon when another connection still uses the database.
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

type SumOfRows = ReturnType<typeof rowsChecksum>
type Sums = Map<string, SumOfRows>

/** Returns the checksums of the loaded rows. */
async function copyTables(client: Client, path: string, { tables }: Manifest) {
  const given: Sums = new Map(tables.map(({ name }) => [name, rowsChecksum()]))
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

/** Loads all parts of a table, and returns the first part that belongs to another. */
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

/** Compares the rows of the new tables with the archive's. */
async function compare(client: Client, { tables }: Manifest, given: Sums) {
  for (const table of tables) {
    const taken = rowsChecksum()
    for await (const chunk of copyOut(client, table)) taken.add(chunk)
    const [came, went] = [taken.end(), given.get(table.name)?.end()]
    if (came.rows !== table.rows || came.sum !== went?.sum)
      throw new DamagedArchive(`does not match table ${table.name} after loading it`)
  }
}
