import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../../config.ts'
import { newId } from '../../../ids.ts'

export type KeySource = Pick<Config, 'dataDir'> & { backupKey?: string }

/** Outside the backup folder: someone who can change a copy of a backup must not be able to sign it. */
const keyFile = ({ dataDir }: KeySource) => join(dataDir, 'backup.key')

/** The key that verifies a backup: from the environment, else the one stored in the data folder. */
export async function findBackupKey(config: KeySource) {
  if (config.backupKey) return config.backupKey
  const text = await readFile(keyFile(config), 'utf8').catch(() => '')
  return text.trim() || undefined
}

/** The key that signs a backup; without one in the environment it is created with the first backup. */
export async function findOrMakeBackupKey(config: KeySource) {
  return (await findBackupKey(config)) ?? (await makeKey(config))
}

/** Atomic: when two processes create a key at once, both use the first. */
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
