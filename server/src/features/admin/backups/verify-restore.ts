import type { Source } from '../../../db/connect.ts'
import { isIncompatibleData } from '../../../db/database-errors.ts'
import { IncompatibleShape } from '../../../db/database-shape.ts'
import { inDatabase, withClient } from '../../../db/with-client.ts'
import { newId } from '../../../ids.ts'
import { DamagedArchive } from './archive-format.ts'
import { loadArchive } from './load-archive.ts'
import { createDatabase, dropDatabase, dropUnusedDatabases } from './queries.ts'
import { verifyArchive } from './read-archive.ts'

const PREFIX = 'thela_restore_check_'

/**
 * Restores into a temporary database; returns what is wrong with the archive, if anything. An error that prevents the
 * check itself says nothing about the archive, and is thrown.
 */
export function verifyRestore(source: Source, path: string) {
  const scratch = `${PREFIX}${newId()}`

  return withClient(source, 'thela restore check', async (client) => {
    // Left by processes that were stopped before they could clean up.
    await dropUnusedDatabases(client, PREFIX)
    await createDatabase(client, scratch)
    try {
      await loadArchive(inDatabase(source, scratch), { path, manifest: await verifyArchive(path) })
    } catch (error) {
      if (isFaultOfArchive(error)) return String(error)
      throw error
    } finally {
      await dropDatabase(client, scratch)
    }
  })
}

const isFaultOfArchive = (error: unknown) =>
  error instanceof DamagedArchive || error instanceof IncompatibleShape || isIncompatibleData(error)
