import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileStore, StoredFile } from '../../../files/file-store.ts'
import { newId } from '../../../ids.ts'
import { StartError } from '../../../startup/start-error.ts'
import { type BackupDestination, COPY, isArchive, timeOf, VERIFIED } from './backup-folder.ts'
import { verifyArchive } from './read-archive.ts'

/** Backups in an object store; drafts, and archives that are being read, are files in a folder of this machine. */
export function storedBackups(files: FileStore, folder: string): BackupDestination {
  const unmarkVerified = (name: string) => files.remove(`${name}${VERIFIED}`)
  const markVerified = (name: string) => files.save(`${name}${VERIFIED}`, Buffer.from('{}'))
  const withArchive: BackupDestination['withArchive'] = (name, work) =>
    withCopy(files, { name, folder }, work)

  async function inspect() {
    const damaged: string[] = []
    for (const { name } of (await listStored(files)).archives) {
      if (await withArchive(name, isIntact)) await markVerified(name)
      else {
        damaged.push(name)
        await unmarkVerified(name)
      }
    }
    return { damaged }
  }
  return {
    locate: (name) => name,
    listArchives: async () => (await listStored(files)).archives,
    listBackups: async () => (await listStored(files)).backups,
    deliver: (draft, name) => deliver(files, draft, name),
    confirm: (_draft, name) => markVerified(name),
    async remove(name) {
      await unmarkVerified(name)
      await files.remove(name)
    },
    unmarkVerified,
    inspect,
    withArchive,
  }
}

const isIntact = (path: string) =>
  verifyArchive(path).then(
    () => true,
    () => false,
  )

/** An archive is a backup while its mark is younger than itself: the store writes the time of every change. */
async function listStored(files: FileStore) {
  const all: StoredFile[] = []
  for await (const file of files.list('')) all.push(file)
  const marks = new Map(all.map(({ path, writtenAt }) => [path, writtenAt]))
  const archives = all.filter(({ path }) => isArchive(path)).sort((a, b) => (a.path < b.path ? 1 : -1))
  const isVerified = ({ path, writtenAt }: StoredFile) =>
    (marks.get(`${path}${VERIFIED}`)?.getTime() ?? 0) >= writtenAt.getTime()

  return { archives: archives.map(present), backups: archives.filter(isVerified).map(present) }
}

const present = ({ path, bytes }: StoredFile) => ({ name: path, path, bytes, createdAt: timeOf(path) })

/** Reads back what the store has, which may not be what was sent. */
async function deliver(files: FileStore, draft: string, name: string) {
  await files.save(name, createReadStream(draft))
  const stored = await files.open(name)
  const hashes = await Promise.all([hashOf(createReadStream(draft)), stored && hashOf(stored.content)])
  if (hashes[0] !== hashes[1]) throw new Error(`The object store has not stored ${name} as it was sent`)
}

async function hashOf(content: AsyncIterable<Buffer>) {
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk)
  return hash.digest('hex')
}

type Wanted = { name: string; folder: string }

/** A copy that is left over is removed with the drafts of a later backup. */
async function withCopy<T>(files: FileStore, { name, folder }: Wanted, work: (path: string) => Promise<T>) {
  const stored = await files.open(name)
  if (!stored) throw new StartError(`There is no backup ${name}, neither here nor in the object store.`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const copy = join(folder, `${name}.${newId()}${COPY}`)
  try {
    await pipeline(stored.content, createWriteStream(copy, { mode: 0o600, flags: 'wx' }))
    return await work(copy)
  } finally {
    await rm(copy, { force: true })
  }
}
