import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startS3 } from '../../test/s3-server.ts'
import { listStored, pathsOf, readStored } from '../../test/stored-files.ts'
import type { FileStore } from './file-store.ts'
import { localFiles } from './local-files.ts'
import { s3Files } from './s3-files.ts'

const parent = mkdtempSync(join(tmpdir(), 'thela-store-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))
const s3 = await startS3()
/** What is more than a page of a list: a folder has no pages. */
const stores: [string, FileStore, manyFiles: number][] = [
  ['a folder', localFiles(join(parent, 'uploads')), 110],
  ['an object store', s3Files(s3.settings, 'uploads'), 1010],
]
const MB = 1024 * 1024

describe.each(stores)('in %s', (_kind, files, manyFiles) => {
  const read = async (path: string) => (await readStored(files, path))?.toString()

  beforeEach(async () => {
    for (const path of await pathsOf(files)) await files.remove(path)
  })

  test('a file is stored from bytes or from a stream, found and read again', async () => {
    await files.save('vendor-logos/a b.webp', Buffer.from('a picture'))
    await files.save('ads/long/film.mp4', chunks('a ', 'film'))

    expect([await read('vendor-logos/a b.webp'), await read('ads/long/film.mp4')]).toEqual([
      'a picture',
      'a film',
    ])
    expect(await files.find('ads/long/film.mp4')).toEqual({
      path: 'ads/long/film.mp4',
      bytes: 6,
      writtenAt: expect.any(Date),
    })
    const film = await files.open('ads/long/film.mp4')
    film?.content.destroy()
    expect(film?.bytes).toBe(6)
  })

  test('an empty file is a file', async () => {
    await files.save('a/empty.txt', Buffer.alloc(0))
    await files.save('a/empty-stream.txt', chunks())
    expect([await read('a/empty.txt'), await read('a/empty-stream.txt')]).toEqual(['', ''])
  })

  test('a range is read with the size of the whole file', async () => {
    await files.save('ads/film.mp4', Buffer.from('0123456789'))
    const part = await files.open('ads/film.mp4', { start: 2, end: 4 })
    expect(part?.bytes).toBe(10)
    expect(part && (await text(part.content))).toBe('234')
  })

  test('a missing file and a folder are not found, and removing one is no error', async () => {
    await files.save('a/b.txt', Buffer.from('x'))
    for (const path of ['a/c.txt', 'a', 'a/b.txt/c', 'nothing/at/all'])
      expect([await files.find(path), await files.open(path)]).toEqual([undefined, undefined])
    await files.remove('a/c.txt')
    expect(await pathsOf(files, 'nothing')).toEqual([])
  })

  test('a file is replaced as a whole, and gone once it is removed', async () => {
    await files.save('a/b.txt', Buffer.from('a long first text'))
    await files.save('a/b.txt', Buffer.from('second'))
    expect(await read('a/b.txt')).toBe('second')

    await files.remove('a/b.txt')
    expect([await read('a/b.txt'), await pathsOf(files)]).toEqual([undefined, []])
  })

  test('files are listed below a folder, also more than a page of them', async () => {
    const names = Array.from({ length: manyFiles }, (_, n) => `many/${String(n).padStart(4, '0')}.txt`)
    const inTurns = async (use: (path: string) => Promise<unknown>) => {
      for (let at = 0; at < names.length; at += 50) await Promise.all(names.slice(at, at + 50).map(use))
    }
    await inTurns((path) => files.save(path, Buffer.from(path)))
    expect((await pathsOf(files, 'many')).sort()).toEqual(names)
    await inTurns(files.remove)

    const others = ['a-b.txt', 'a.txt', 'a/b.txt', 'a/é.txt', 'c/d/e.txt']
    for (const path of others) await files.save(path, Buffer.from(path))
    const listed = await listStored(files)
    expect(listed.map(({ path }) => path).sort()).toEqual(others)
    for (const { path, bytes } of listed) expect([path, bytes]).toEqual([path, Buffer.byteLength(path)])
    expect((await pathsOf(files, 'a')).sort()).toEqual(['a/b.txt', 'a/é.txt'])
  }, 60_000)

  test('a large stream is stored and read without being in memory [NODE-01]', async () => {
    const size = 128 * MB
    const before = heldBytes()
    let peak = 0
    const measure = () => {
      peak = Math.max(peak, heldBytes() - before)
    }
    const sent = createHash('sha256')
    await files.save('backups/large.bin', generate(size, sent, measure))

    const file = await files.open('backups/large.bin')
    const received = createHash('sha256')
    for await (const chunk of file?.content ?? []) {
      received.update(chunk)
      measure()
    }
    expect(file?.bytes).toBe(size)
    expect(received.digest('hex')).toBe(sent.digest('hex'))
    expect(peak).toBeLessThan(100 * MB)
  }, 120_000)

  test.each([3, 30])(
    'a source that fails after %i MB leaves no file and the former one unchanged',
    async (megabytes) => {
      await files.save('a/kept.bin', Buffer.from('former'))
      for (const path of ['a/kept.bin', 'a/new.bin'])
        await expect(files.save(path, failAfter(megabytes))).rejects.toThrow('the source failed')
      expect(await pathsOf(files)).toEqual(['a/kept.bin'])
      expect(await read('a/kept.bin')).toBe('former')
    },
    60_000,
  )

  test('all files are replaced when the commit succeeds, and none when anything fails', async () => {
    await files.save('old/a.txt', Buffer.from('old'))
    const fill = async (store: Pick<FileStore, 'save'>) => {
      await store.save('new/b.txt', chunks('new'))
      await store.save('new/c.txt', Buffer.from('new'))
    }
    const failing = [
      { fill, commit: () => Promise.reject(new Error('no commit')) },
      { fill: () => Promise.reject(new Error('no commit')), commit: async () => {} },
    ]
    for (const replacement of failing) {
      await expect(files.replaceAll(replacement)).rejects.toThrow('no commit')
      expect(await pathsOf(files)).toEqual(['old/a.txt'])
    }
    const commit = async (swap: () => Promise<void>) => {
      await swap()
      return 'done'
    }
    expect(await files.replaceAll({ fill, commit })).toBe('done')
    expect(await pathsOf(files)).toEqual(['new/b.txt', 'new/c.txt'])
  })

  test('it says that it can be used', async () => {
    await expect(files.check()).resolves.toBeUndefined()
  })
})

test('two folders of a bucket, and a prefix within it, do not see each other', async () => {
  const uploads = s3Files(s3.settings, 'uploads')
  const others = [s3Files(s3.settings, 'backups'), s3Files({ ...s3.settings, prefix: 'a/b/' }, 'uploads')]
  await uploads.save('x.txt', Buffer.from('x'))
  for (const other of others) expect(await pathsOf(other)).toEqual([])
})

test('a wrong bucket is an error, not an empty store', async () => {
  const files = s3Files({ ...s3.settings, bucket: 'missing' }, 'uploads')
  await expect(files.open('a.txt')).rejects.toThrow('object store')
  await expect(files.check()).rejects.toThrow('NoSuchBucket')
})

async function* chunks(...texts: string[]) {
  for (const part of texts) yield Buffer.from(part)
}

async function* generate(size: number, hash: ReturnType<typeof createHash>, measure: () => void) {
  for (let at = 0; at < size; at += MB) {
    const chunk = Buffer.alloc(MB, at / MB)
    hash.update(chunk)
    measure()
    yield chunk
  }
}

async function* failAfter(megabytes: number) {
  for (let n = 0; n < megabytes; n++) yield Buffer.alloc(MB, n)
  throw new Error('the source failed')
}

const heldBytes = () => {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
