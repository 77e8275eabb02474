import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { partsOf, repack, restPlatform } from '../../../../test/backups.ts'
import { MANIFEST } from './archive-format.ts'
import { backupFolder, inspectBackups, listBackups, nameFor } from './backup-folder.ts'
import { takeBackupKey } from './backup-key.ts'
import { makeBackupOf } from './make-backup.ts'
import { type Part, verifyArchive } from './read-archive.ts'
import { restoreBackup } from './restore-backup.ts'
import { runningSum } from './running-sum.ts'

// Whole databases: a busy machine may take its time.
vi.setConfig({ testTimeout: 180_000 })

const { platform, signedInVendor } = await createTestApp()
await signedInVendor()
const backup = await makeBackupOf(platform, new Date('2026-01-01T00:00:00Z'), 'test')
const parts = await partsOf(backup.path)
const { dataDir } = platform.config
const folder = backupFolder(platform.config)
const forged = join(dataDir, nameFor(new Date('2026-02-02T00:00:00Z')))
const rest = await restPlatform(platform, mkdtempSync(join(tmpdir(), 'thela-signed-')))
const strange = {
  ...rest,
  config: { ...rest.config, backupKey: 'another key of another machine, long enough' },
}
const keyless = { ...rest, config: { ...rest.config, backupKey: undefined } }

const nameOfVendor = async () => (await rest.db.selectFrom('vendors').select('name').executeTakeFirst())?.name

/** A backup with another name in it, and with every sum as it should be: what anybody can make who knows the format. */
function forge() {
  const renamed = parts.map((part) =>
    part.name.startsWith('tables/vendors/')
      ? { ...part, bytes: Buffer.from(part.bytes.toString().replace('Asha Patel', 'Mallory Doe')) }
      : part,
  )
  const sum = runningSum()
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
  ['without a signature', undefined, 'is not signed: an older version made it, or somebody else'],
  [
    'with a key of the forger',
    'a key that somebody else made up, long enough',
    'is not signed with the key here',
  ],
])('a backup that was changed with all its sums, %s, is not restored', async (_how, key, why) => {
  await repack(forged, forge(), key)
  await verifyArchive(forged)

  await expect(restoreBackup(rest, forged)).rejects.toThrow(why)
  await expect(restoreBackup(rest, forged)).rejects.toThrow('Nothing was changed')
  expect(await nameOfVendor()).toBeUndefined()
})

test('a signature taken from a true backup does not make a forged one true', async () => {
  await repack(forged, forge(), 'a key that somebody else made up, long enough')
  const packed = readFileSync(forged).subarray(0, -80)
  const [signature, sealHead] = [
    readFileSync(backup.path).subarray(-80, -40),
    readFileSync(forged).subarray(-40, -32),
  ]
  const before = Buffer.concat([packed, signature])
  await writeFile(forged, Buffer.concat([before, sealHead, createHash('sha256').update(before).digest()]))
  await verifyArchive(forged)
  await expect(restoreBackup(rest, forged)).rejects.toThrow('is not signed with the key here')
})

test('on another machine the key of the first is needed, and with it the backup is restored', async () => {
  for (const without of [strange, keyless])
    await expect(restoreBackup(without, backup.path)).rejects.toThrow(
      'Set BACKUP_KEY to the key of the machine',
    )

  await restoreBackup(rest, backup.path)
  expect(await nameOfVendor()).toBe('Asha Patel')
})

test('whoever has lost the key, or has a backup of an older version, can say so and restores it all the same', async () => {
  await repack(forged, parts)
  await expect(restoreBackup(rest, forged)).rejects.toThrow('--without-signature')
  await restoreBackup(rest, forged, { needsSignature: false })
  await restoreBackup(keyless, backup.path, { needsSignature: false })
  expect(await nameOfVendor()).toBe('Asha Patel')
})

test('the key is made once, for its owner alone, and is in no backup', async () => {
  const key = await takeBackupKey(platform.config)
  expect(key).toMatch(/^[\w-]{43}$/)
  const keys = await Promise.all(Array.from({ length: 8 }, () => takeBackupKey(strangeFolder)))
  expect(new Set(keys).size).toBe(1)
  expect(readdirSync(strangeFolder.dataDir)).toEqual(['backup.key'])

  expect(statSync(join(dataDir, 'backup.key')).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).not.toContain('backup.key')
  for (const { name, bytes } of parts) expect([name, bytes.includes(key ?? '?')]).toEqual([name, false])
})

const strangeFolder = { dataDir: mkdtempSync(join(tmpdir(), 'thela-key-')) }

test('a backup of an older version still counts: the nightly check asks whether it can be read, not who made it', async () => {
  const older = join(folder, nameFor(new Date('2025-12-31T00:00:00Z')))
  await repack(older, parts)
  expect(await inspectBackups(folder)).toEqual({ damaged: [] })
  expect(await listBackups(folder)).toHaveLength(2)
})
