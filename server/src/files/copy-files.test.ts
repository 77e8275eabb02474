import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { startS3 } from '../../test/s3-server.ts'
import { pathsOf, readStored } from '../../test/stored-files.ts'
import { compareFiles, copyFiles } from './copy-files.ts'
import type { FileStore } from './file-store.ts'
import { localFiles } from './local-files.ts'
import { s3Files } from './s3-files.ts'

const s3 = await startS3()
const dataDir = mkdtempSync(join(tmpdir(), 'thela-copy-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const folders = { next: 0 }
const newFolder = () => localFiles(join(dataDir, `folder-${folders.next++}`))
const newBucket = () => s3Files({ ...s3.settings, prefix: `copy-${folders.next++}/` }, 'uploads')

async function fill(files: FileStore, count: number) {
  for (let n = 0; n < count; n++) await files.save(`vendors/v${n % 7}/${n}.webp`, Buffer.from(`picture ${n}`))
}

test.each([
  ['a folder to an object store', newFolder, newBucket],
  ['an object store to a folder', newBucket, newFolder],
])('files are copied from %s, and again only what is new [NODE-01]', async (_way, makeSource, makeTarget) => {
  const [source, target] = [makeSource(), makeTarget()]
  await fill(source, 30)
  await source.save('ads/half.mp4.abc.tmp', Buffer.from('half'))
  expect(await copyFiles(source, target)).toMatchObject({ copied: 30, present: 0, gone: 0 })

  await fill(source, 33)
  await source.remove('vendors/v0/0.webp')
  await target.save('vendors/v1/1.webp', Buffer.from('cut'))
  await target.save('vendors/v9/new.webp', Buffer.from('stored by the platform meanwhile'))
  const { missing, ...others } = await compareFiles(source, target)
  expect(missing.sort()).toEqual(['vendors/v2/30.webp', 'vendors/v3/31.webp', 'vendors/v4/32.webp'])
  expect(others).toEqual({
    equal: 28,
    different: ['vendors/v1/1.webp'],
    additional: 2,
  })
  expect(await copyFiles(source, target)).toMatchObject({ copied: 4, present: 28 })
  expect(await compareFiles(source, target)).toEqual({
    equal: 32,
    missing: [],
    different: [],
    additional: 2,
  })
  for (const path of ['vendors/v1/1.webp', 'vendors/v4/32.webp'])
    expect(await readStored(target, path)).toEqual(await readStored(source, path))
})

test('a copy that fails in the middle is continued, and a file removed meanwhile is no error [NODE-01]', async () => {
  const [source, target] = [newFolder(), newBucket()]
  await fill(source, 40)
  let saves = 0
  const failing: FileStore = {
    ...target,
    save: (path, content) =>
      ++saves > 10 ? Promise.reject(new Error('the line is cut')) : target.save(path, content),
  }
  await expect(copyFiles(source, failing)).rejects.toThrow('the line is cut')

  const vanishing: FileStore = {
    ...source,
    open: (path) => (path.endsWith('/39.webp') ? Promise.resolve(undefined) : source.open(path)),
  }
  const { copied, present, gone } = await copyFiles(vanishing, target)
  expect([copied + present, gone, present >= 1]).toEqual([39, 1, true])
  expect(await compareFiles(source, target)).toMatchObject({ equal: 39, missing: ['vendors/v4/39.webp'] })
})

test('the command copies uploads and backups, compares them, and says what it did [NODE-01]', async () => {
  const home = join(dataDir, 'home')
  await localFiles(join(home, 'uploads')).save('vendor-logos/a.webp', Buffer.from('logo'))
  await localFiles(join(home, 'backups')).save('thela-2026.tar.zst', Buffer.from('backup'))

  expect(await runCommand(home, 'folder', 's3')).toContain(
    'uploads: 1 copied (0.0 MB), 0 already there, 0 removed meanwhile.\nuploads: 1 equal, 0 missing, 0 different, 0 only at the target.\nbackups: 1 copied',
  )
  expect(await pathsOf(s3Files(s3.settings, 'backups'))).toEqual(['thela-2026.tar.zst'])
  expect(await runCommand(home, 'folder', 's3')).toContain('uploads: 0 copied (0.0 MB), 1 already there')

  const elsewhere = join(dataDir, 'elsewhere')
  expect(await runCommand(elsewhere, 's3', 'folder')).toContain('uploads: 1 copied')
  expect(await pathsOf(localFiles(join(elsewhere, 'uploads')))).toEqual(['vendor-logos/a.webp'])
  await expect(runCommand(home, 'folder', 'folder')).rejects.toThrow('Say what to copy')
})

async function runCommand(dataDir: string, ...args: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, ...s3.environment }
  const command = new URL('../files.ts', import.meta.url).pathname
  const { stdout } = await promisify(execFile)(process.execPath, [command, 'copy', ...args], { env })
  return stdout
}
