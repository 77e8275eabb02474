import { mkdtempSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync, zstdDecompressSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { emptyPlatform, partsOf, repack } from '../../../../test/backups.ts'
import { seededRandom } from '../../../demo/seeded-random.ts'
import { MANIFEST } from './archive-format.ts'
import { backupFolder, inspectBackups, listBackups, nameFor } from './backup-folder.ts'
import { makeSystemBackup } from './make-backup.ts'
import { type Part, verifyArchive } from './read-archive.ts'
import { restoreBackup } from './restore-backup.ts'

const { platform, signedInVendor } = await createTestApp()
await signedInVendor()
await platform.files.save('vendor-logos/logo.webp', Buffer.from('a picture'))
const good = await makeSystemBackup(platform, new Date('2026-01-01T00:00:00Z'), 'test')
const bytes = await readFile(good.path)
const parts = await partsOf(good.path)
const folder = backupFolder(platform.config)

const seed = 7
const { next: random } = seededRandom(seed)
const flipped = () => {
  const copy = Buffer.from(bytes)
  const at = Math.floor(random() * copy.length)
  copy[at] = (copy[at] ?? 0) ^ (1 << Math.floor(random() * 8))
  return copy
}
const changed = (which: (name: string) => boolean, change: (content: Buffer) => Buffer) =>
  parts.map((part) => (which(part.name) ? { ...part, bytes: change(part.bytes) } : part))
const isVendors = (name: string) => name.startsWith('tables/vendors/')
const isManifest = (name: string) => name === MANIFEST
const text = (name: string, content: string): Part => ({ name, bytes: Buffer.from(content) })
const withManifest = (change: object) =>
  changed(isManifest, (content) =>
    Buffer.from(JSON.stringify({ ...JSON.parse(content.toString()), ...change })),
  )

const damages: [string, Buffer | Part[]][] = [
  ['that is empty', Buffer.alloc(0)],
  ['cut in half', bytes.subarray(0, bytes.length / 2)],
  ['without its last byte', bytes.subarray(0, -1)],
  ['without its first hundred bytes', bytes.subarray(100)],
  ['with a flipped bit', flipped()],
  ['with another flipped bit', flipped()],
  ['with a third flipped bit', flipped()],
  ['with a fourth flipped bit', flipped()],
  [
    'with a block of zeros',
    Buffer.concat([bytes.subarray(0, 5000), Buffer.alloc(4096), bytes.subarray(9096)]),
  ],
  ['with extra bytes at the end', Buffer.concat([bytes, Buffer.from('more')])],
  ['twice in one file', Buffer.concat([bytes, bytes])],
  ['that is plain text', Buffer.from('this is no backup')],
  ['compressed in another format', gzipSync(zstdDecompressSync(bytes.subarray(0, -80)))],
  ['without a manifest', parts.filter(({ name }) => !isManifest(name))],
  ['with a manifest that is not JSON', changed(isManifest, (content) => content.subarray(0, -5))],
  ['of a future format', withManifest({ format: 2 })],
  ['of a future version', withManifest({ schemaVersion: 9999 })],
  ['without the vendors table', parts.filter(({ name }) => !isVendors(name))],
  [
    'with a changed vendor',
    changed(isVendors, (rows) => Buffer.from(rows.toString().replace('Asha', 'Usha'))),
  ],
  ['with a duplicate vendor', changed(isVendors, (rows) => Buffer.concat([rows, rows]))],
  [
    'with a changed picture',
    changed(
      (name) => name.endsWith('.webp'),
      () => Buffer.from('B picture'),
    ),
  ],
  ['with an extra table', [text('tables/spies/000000.copy', 'x\n'), ...parts]],
  ['with a file outside its folder', [text('uploads/../../evil', 'x'), ...parts]],
]

const target = await emptyPlatform(platform, mkdtempSync(join(tmpdir(), 'thela-damaged-')))

test.each(damages)('an archive %s is refused, and nothing changes', async (_name, damage) => {
  const path = join(folder, nameFor(new Date('2026-02-02T00:00:00Z')))
  if (Buffer.isBuffer(damage)) await writeFile(path, damage)
  else await repack(path, damage)
  const before = await countRows()

  await expect(restoreBackup(target, path, { needsSignature: false })).rejects.toThrow('Nothing was changed')
  expect(await countRows()).toEqual(before)
})

test('damaged archives are never listed as good, even if the damage happens after a check', async () => {
  const path = join(folder, nameFor(new Date('2026-03-03T00:00:00Z')))
  for (const [name, damage] of damages.filter(([name]) => name !== 'of a future version')) {
    if (Buffer.isBuffer(damage)) await writeFile(path, damage)
    else await repack(path, damage)
    await inspectBackups(folder)
    expect([name, (await listBackups(folder)).map(({ name }) => name)]).toEqual([name, [good.name]])
  }

  await writeFile(path, bytes)
  expect(await inspectBackups(folder)).toMatchObject({ damaged: [nameFor(new Date('2026-02-02T00:00:00Z'))] })
  expect(await listBackups(folder)).toHaveLength(2)
  await writeFile(path, flipped())
  expect(await listBackups(folder)).toHaveLength(1)
})

test('a flipped bit is detected anywhere in the file', async () => {
  const path = join(folder, 'flipped')
  for (let times = 0; times < 25; times++) {
    await writeFile(path, flipped())
    await expect(verifyArchive(path)).rejects.toThrow()
  }
})

async function countRows() {
  const { rows } = await sql<{ rows: number }>`
    select count(*)::int as rows from vendors union all select count(*)::int from areas`.execute(target.db)
  return rows
}
