import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { emptyPlatform, partsOf, repack } from '../../../../test/backups.ts'
import { MANIFEST } from './archive-format.ts'
import { backupFolder, inspectBackups, listBackups, nameFor } from './backup-folder.ts'
import { findOrMakeBackupKey } from './backup-key.ts'
import { runningChecksum } from './checksums.ts'
import { makeSystemBackup } from './make-backup.ts'
import { type Part, verifyArchive } from './read-archive.ts'
import { restoreBackup } from './restore-backup.ts'

// These tests copy whole databases, which is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

const { platform, signedInVendor } = await createTestApp()
await signedInVendor()
const backup = await makeSystemBackup(platform, new Date('2026-01-01T00:00:00Z'), 'test')
const parts = await partsOf(backup.path)
const { dataDir } = platform.config
const folder = backupFolder(platform.config)
const forged = join(dataDir, nameFor(new Date('2026-02-02T00:00:00Z')))
const target = await emptyPlatform(platform, mkdtempSync(join(tmpdir(), 'thela-signed-')))
const withOtherKey = {
  ...target,
  config: { ...target.config, backupKey: 'another key of another machine, long enough' },
}
const withoutKey = { ...target, config: { ...target.config, backupKey: undefined } }

const nameOfVendor = async () =>
  (await target.db.selectFrom('vendors').select('name').executeTakeFirst())?.name

/** A backup with another vendor name and correct checksums, as anybody who knows the format could make it. */
function forge() {
  const renamed = parts.map((part) =>
    part.name.startsWith('tables/vendors/')
      ? { ...part, bytes: Buffer.from(part.bytes.toString().replace('Asha Patel', 'Mallory Doe')) }
      : part,
  )
  const sum = runningChecksum()
  for (const { name, bytes } of renamed) if (name.startsWith('tables/vendors/')) sum.add(bytes)
  const { sha256 } = sum.end()
  return renamed.map((part): Part => {
    if (part.name !== MANIFEST) return part
    const manifest = JSON.parse(part.bytes.toString())
    for (const table of manifest.tables) if (table.name === 'vendors') table.sha256 = sha256
    return { ...part, bytes: Buffer.from(JSON.stringify(manifest)) }
  })
}

test.each([
  ['without a signature', undefined, 'is not signed: it was made by an older version, or by somebody else'],
  [
    'with a key of the forger',
    'a key that somebody else made up, long enough',
    'is not signed with the key of this machine',
  ],
])('a changed backup with correct checksums, %s, is refused', async (_how, key, why) => {
  await repack(forged, forge(), key)
  await verifyArchive(forged)

  await expect(restoreBackup(target, forged)).rejects.toThrow(why)
  await expect(restoreBackup(target, forged)).rejects.toThrow('Nothing was changed')
  expect(await nameOfVendor()).toBeUndefined()
})

test('a forged backup with the signature of a real one is refused', async () => {
  await repack(forged, forge(), 'a key that somebody else made up, long enough')
  const packed = readFileSync(forged).subarray(0, -80)
  const [signature, trailerHead] = [
    readFileSync(backup.path).subarray(-80, -40),
    readFileSync(forged).subarray(-40, -32),
  ]
  const before = Buffer.concat([packed, signature])
  await writeFile(forged, Buffer.concat([before, trailerHead, createHash('sha256').update(before).digest()]))
  await verifyArchive(forged)
  await expect(restoreBackup(target, forged)).rejects.toThrow('is not signed with the key of this machine')
})

test('another machine can restore the backup only with the key of the first machine', async () => {
  for (const without of [withOtherKey, withoutKey])
    await expect(restoreBackup(without, backup.path)).rejects.toThrow(
      'Set BACKUP_KEY to the key of the machine',
    )

  await restoreBackup(target, backup.path)
  expect(await nameOfVendor()).toBe('Asha Patel')
})

test('an operator can restore a backup without a signature or without the key by asking for it explicitly', async () => {
  await repack(forged, parts)
  await expect(restoreBackup(target, forged)).rejects.toThrow('--without-signature')
  await restoreBackup(target, forged, { needsSignature: false })
  await restoreBackup(withoutKey, backup.path, { needsSignature: false })
  expect(await nameOfVendor()).toBe('Asha Patel')
})

test('the key is created once, is readable only by its owner, and is in no backup', async () => {
  const key = await findOrMakeBackupKey(platform.config)
  expect(key).toMatch(/^[\w-]{43}$/)
  const keys = await Promise.all(Array.from({ length: 8 }, () => findOrMakeBackupKey(newFolder)))
  expect(new Set(keys).size).toBe(1)
  expect(readdirSync(newFolder.dataDir)).toEqual(['backup.key'])

  expect(statSync(join(dataDir, 'backup.key')).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).not.toContain('backup.key')
  for (const { name, bytes } of parts) expect([name, bytes.includes(key ?? '?')]).toEqual([name, false])
})

const newFolder = { dataDir: mkdtempSync(join(tmpdir(), 'thela-key-')) }

test('the nightly check accepts an unsigned backup of an older version', async () => {
  const older = join(folder, nameFor(new Date('2025-12-31T00:00:00Z')))
  await repack(older, parts)
  expect(await inspectBackups(folder)).toEqual({ damaged: [] })
  expect(await listBackups(folder)).toHaveLength(2)
})
