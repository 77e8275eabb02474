import { createWriteStream, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import { pack } from 'tar-stream'
import { afterAll } from 'vitest'
import { connect } from '../src/db/connect.ts'
import { takeBackupKey } from '../src/features/admin/backups/backup-key.ts'
import { type Part, readParts } from '../src/features/admin/backups/read-archive.ts'
import { sealWith } from '../src/features/admin/backups/seal.ts'
import { localFiles } from '../src/files/local-files.ts'
import type { Platform } from '../src/platform.ts'
import { createTestDatabase } from './database.ts'

/** Another Thela that is not running: a database and a folder of its own, and nobody who works on it. */
export async function restPlatform(like: Platform, dataDir: string) {
  const { connection } = await createTestDatabase()
  const { db, close: leave } = connect({ ...connection, application_name: 'at rest' })
  afterAll(async () => {
    await leave()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const files = localFiles(join(dataDir, 'uploads'))
  // Whoever moves to another machine brings the key.
  const backupKey = await takeBackupKey(like.config)
  return { ...like, db, files, source: connection, config: { ...like.config, dataDir, backupKey } }
}

export async function partsOf(path: string) {
  const parts: Part[] = []
  for await (const part of readParts(path)) parts.push(part)
  return parts
}

/** An archive of these parts, as only a program that knows the format could have made it. */
export async function repack(path: string, parts: Part[], key?: string) {
  const archive = pack()
  for (const { name, bytes } of parts) archive.entry({ name }, bytes)
  archive.finalize()
  await pipeline(
    archive as unknown as NodeJS.ReadableStream,
    createZstdCompress(),
    sealWith(key),
    createWriteStream(path),
  )
}
