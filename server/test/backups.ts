import { createWriteStream, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { pack } from 'tar-stream'
import { afterAll } from 'vitest'
import { connect } from '../src/db/connect.ts'
import { appendTrailer } from '../src/features/admin/backups/archive-trailer.ts'
import { findOrMakeBackupKey } from '../src/features/admin/backups/backup-key.ts'
import { type Part, readEntries } from '../src/features/admin/backups/read-archive.ts'
import { localFiles } from '../src/files/local-files.ts'
import type { Platform } from '../src/platform.ts'
import { createTestDatabase } from './database.ts'

/** Another platform that is not running, with its own database and folder. */
export async function emptyPlatform(like: Platform, dataDir: string) {
  const { connection } = await createTestDatabase()
  const { db, close: closeConnection } = connect({ ...connection, application_name: 'at rest' })
  afterAll(async () => {
    await closeConnection()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const files = localFiles(join(dataDir, 'uploads'))
  // An operator who moves to another machine takes the key along.
  const backupKey = await findOrMakeBackupKey(like.config)
  return { ...like, db, files, source: connection, config: { ...like.config, dataDir, backupKey } }
}

export async function partsOf(path: string) {
  const parts: Part[] = []
  for await (const { name, content } of readEntries(path)) parts.push({ name, bytes: await buffer(content) })
  return parts
}

/** Writes an archive of these parts with a valid format and checksum, signed only if a key is given. */
export async function repack(path: string, parts: Part[], key?: string) {
  const archive = pack()
  for (const { name, bytes } of parts) archive.entry({ name }, bytes)
  archive.finalize()
  await pipeline(
    archive as unknown as NodeJS.ReadableStream,
    createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } }),
    appendTrailer(key),
    createWriteStream(path),
  )
}
