import type { Source } from '../../db/connect.ts'
import { inDatabase, withClient } from '../../db/with-client.ts'
import { newId } from '../../ids.ts'
import { loadArchive } from './load-archive.ts'
import { createDatabase, dropDatabase } from './queries.ts'
import { verifyArchive } from './read-archive.ts'

/** Restores into a database that is thrown away again; answers with what went wrong, if anything did. */
export function rehearseRestore(source: Source, path: string) {
  const scratch = `thela_rehearsal_${newId()}`

  return withClient(source, 'thela rehearsal', async (client) => {
    try {
      await createDatabase(client, scratch)
      await loadArchive(inDatabase(source, scratch), { path, manifest: await verifyArchive(path) })
    } catch (error) {
      return String(error)
    } finally {
      await dropDatabase(client, scratch)
    }
  })
}
