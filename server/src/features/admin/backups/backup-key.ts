import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../../config.ts'
import { newId } from '../../../ids.ts'

export type KeySource = Pick<Config, 'dataDir'> & { backupKey?: string }

/** Beside the backups, never among them: whoever can change a copy of one must not be able to sign it. */
const keyFile = ({ dataDir }: KeySource) => join(dataDir, 'backup.key')

/** What a backup is checked against: the key of the environment, else the one that this folder's backups were made with. */
export async function findBackupKey(config: KeySource) {
  if (config.backupKey) return config.backupKey
  const text = await readFile(keyFile(config), 'utf8').catch(() => '')
  return text.trim() || undefined
}

/** What a backup is signed with: made at the first one, where the environment gives none. */
export async function takeBackupKey(config: KeySource) {
  return (await findBackupKey(config)) ?? (await makeKey(config))
}

/** Whole or not at all, and of two processes that make one at once both take the first. */
async function makeKey(config: KeySource) {
  const draft = `${keyFile(config)}.${newId()}.tmp`
  await mkdir(config.dataDir, { recursive: true })
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true })
  try {
    await link(draft, keyFile(config)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(draft, { force: true })
  }
  return findBackupKey(config)
}
