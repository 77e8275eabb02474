import type { Source } from '../../../db/connect.ts'
import { isUnfit } from '../../../db/database-faults.ts'
import { UnfitShape } from '../../../db/database-shape.ts'
import { inDatabase, withClient } from '../../../db/with-client.ts'
import { newId } from '../../../ids.ts'
import { DamagedArchive } from './archive-format.ts'
import { loadArchive } from './load-archive.ts'
import { createDatabase, dropDatabase, dropUnusedDatabases } from './queries.ts'
import { verifyArchive } from './read-archive.ts'

const PREFIX = 'thela_rehearsal_'

/**
 * Restores into a database that is thrown away again; answers with what is wrong with the archive, if anything is. What
 * keeps the rehearsal itself from taking place says nothing about the archive, and is thrown.
 */
export function rehearseRestore(source: Source, path: string) {
  const scratch = `${PREFIX}${newId()}`

  return withClient(source, 'thela rehearsal', async (client) => {
    // A process that was stopped in the midst of it could not clear up.
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
  error instanceof DamagedArchive || error instanceof UnfitShape || isUnfit(error)
