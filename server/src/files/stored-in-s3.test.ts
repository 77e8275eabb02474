import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backupsApi } from '@thela/contract/admin/backups'
import { adsApi } from '@thela/contract/ads/ads'
import { uploadsApi } from '@thela/contract/core/uploads'
import { vendorsApi } from '@thela/contract/vendors/profile'
import { beforeEach, expect, test, vi } from 'vitest'
import { createTestApp } from '../../test/app.ts'
import { emptyPlatform } from '../../test/backups.ts'
import { takePhotos } from '../../test/bad-files/photo.ts'
import { form } from '../../test/form.ts'
import { startS3 } from '../../test/s3-server.ts'
import { pathsOf, readStored } from '../../test/stored-files.ts'
import { mp4 } from '../../test/videos.ts'
import { readConfig } from '../config.ts'
import { destinationOf } from '../features/admin/backups/backup-destination.ts'
import { nameFor } from '../features/admin/backups/backup-folder.ts'
import { makeSystemBackup } from '../features/admin/backups/make-backup.ts'
import { checkBackups } from '../features/admin/backups/nightly-backups.ts'
import { restoreBackup } from '../features/admin/backups/restore-backup.ts'
import { openStores } from './open-stores.ts'
import { s3Files } from './s3-files.ts'

// These tests start processes and copy whole databases, which is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

const s3 = await startS3()
const config = readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), 'thela-s3-data-')), ...s3.environment })
const { app, platform, send, signedInAdmin, signedInVendor } = await createTestApp(
  {},
  await openStores(config),
)
const [admin, vendor] = [await signedInAdmin(), await signedInVendor()]
const { jpeg } = await takePhotos()

async function upload(path: string, parts: Parameters<typeof form>[0], who: Record<string, string>) {
  const { headers, payload } = await form(parts)
  return app.inject({ method: 'POST', url: path, headers: { ...who, ...headers }, payload })
}
const uploadPicture = () =>
  upload(uploadsApi.uploadImage.path, { image: jpeg, folder: 'vendor-logos' }, vendor.headers)

beforeEach(async () => {
  await s3.stop()
  await s3.start()
})

test('pictures, videos and QR codes are stored in the object store and read with the usual headers [NODE-01]', async () => {
  const { url } = (await uploadPicture()).json()
  const { videoUrl } = (await upload(adsApi.uploadVideo.path, { video: mp4(5) }, admin.headers)).json()
  const { qrCodeUrl } = (await send('GET', vendorsApi.readProfile.path, { headers: vendor.headers })).json()
    .vendor
  const stored = (await pathsOf(platform.files)).map((path) => `/uploads/${path}`)
  expect(stored).toEqual(expect.arrayContaining([url, videoUrl, qrCodeUrl]))
  expect(readdirSync(platform.config.dataDir)).not.toContain('uploads')

  const picture = await send('GET', url)
  expect(picture.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(picture.rawPayload.length),
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(picture.rawPayload).toEqual(await readStored(platform.files, url.slice('/uploads/'.length)))
  const part = await send('GET', videoUrl, { headers: { range: 'bytes=4-7' } })
  expect([part.statusCode, part.body, part.headers['accept-ranges']]).toEqual([206, 'ftyp', 'bytes'])
  const head = await app.inject({ method: 'HEAD', url })
  expect([head.statusCode, head.headers['content-length']]).toEqual([200, picture.headers['content-length']])
  expect((await send('GET', '/uploads/vendor-logos/missing.webp')).statusCode).toBe(404)
})

test('without the object store, files answer 503, everything else works, and all is well when it is back', async () => {
  const { url } = (await uploadPicture()).json()
  await s3.stop()
  for (const answer of [await uploadPicture(), await send('GET', url)]) {
    expect([answer.statusCode, answer.json().message]).toEqual([
      503,
      'Pictures and files cannot be stored or read right now. Please try again in a few minutes.',
    ])
    expect([answer.headers['retry-after'], answer.headers['cache-control']]).toEqual(['5', undefined])
  }
  const ready = await send('GET', '/readyz')
  expect([ready.statusCode, ready.json()]).toEqual([
    200,
    { status: 'degraded', message: 'The file store does not answer.' },
  ])
  expect((await send('GET', `/${vendor.user.slug}/${vendor.id}`)).statusCode).toBe(200)

  await s3.start()
  expect((await send('GET', url)).statusCode).toBe(200)
  expect((await send('GET', '/readyz')).json()).toEqual({ status: 'ok' })
})

test('with FILES_ORIGIN, files are read from that address, which pages and templates may show [NODE-01]', async () => {
  const cdn = await createTestApp({ filesOrigin: 'http://files.test/thela' }, { files: platform.files })
  const { url } = (await uploadPicture()).json()
  const answer = await cdn.send('GET', url)
  expect([answer.statusCode, answer.headers.location]).toEqual([302, `http://files.test/thela${url}`])
  expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect((await cdn.app.inject({ method: 'HEAD', url })).statusCode).toBe(200)
  expect((await cdn.send('GET', '/uploads/../x.webp')).statusCode).toBe(404)
  const policy = String((await cdn.send('GET', '/api/health')).headers['content-security-policy'])
  expect(policy).toContain("img-src 'self' data: blob: https: http://files.test;")
})

test('backups are made in the object store, checked there and restored from it [NODE-01]', async () => {
  await platform.files.save('vendor-logos/kept.webp', Buffer.from('a picture'))
  const made = await send('POST', backupsApi.create.path, { headers: admin.headers })
  expect(made.statusCode).toBe(201)
  const { name } = made.json().backup
  expect(await pathsOf(s3Files(s3.settings, 'backups'))).toEqual([name, `${name}.verified`])
  expect(readdirSync(join(platform.config.dataDir, 'backups'))).toEqual([])
  expect(await checkBackups(platform, { error: () => {} } as never)).toEqual({ verified: name, damaged: [] })

  const target = await emptyPlatform(platform, mkdtempSync(join(tmpdir(), 'thela-s3-restore-')))
  const files = s3Files({ ...s3.settings, prefix: 'restored/' }, 'uploads')
  await files.save('stranger/gone.webp', Buffer.from('of another life'))
  const { restorePoint } = await destinationOf(platform).withArchive(name, (path) =>
    restoreBackup({ ...target, files }, path),
  )
  expect((await pathsOf(files)).sort()).toEqual((await pathsOf(platform.files)).sort())
  expect((await readStored(files, 'vendor-logos/kept.webp'))?.toString()).toBe('a picture')
  expect((await destinationOf(target).listBackups()).map((backup) => backup.name)).toContain(restorePoint)
})

test('a damaged archive in the object store is no backup, and a backup that cannot be stored leaves nothing', async () => {
  const backups = s3Files(s3.settings, 'backups')
  const damaged = nameFor(new Date('2026-02-02T00:00:00Z'))
  await backups.save(damaged, Buffer.from('no archive'))
  await backups.save(`${damaged}.verified`, Buffer.from('{}'))
  const destination = destinationOf(platform)
  expect((await destination.inspect()).damaged).toEqual([damaged])
  expect((await destination.listBackups()).map(({ name }) => name)).not.toContain(damaged)
  await destination.remove(damaged)

  const before = await pathsOf(backups)
  const failing = { ...backups, open: () => Promise.resolve(undefined) }
  await expect(makeSystemBackup({ ...platform, backups: failing }, new Date(), 'test')).rejects.toThrow(
    'has not stored',
  )
  expect(await pathsOf(backups)).toEqual(before)
})

test('wrong keys or a missing bucket stop the start, and a store that is down does not', async () => {
  const wrong = { ...config, s3: { ...s3.settings, bucket: 'missing' } }
  await expect(openStores(wrong)).rejects.toThrow('The object store of S3_URL refuses access (NoSuchBucket)')
  await s3.stop()
  await expect(openStores(config)).resolves.toBeDefined()
  const { S3_ACCESS_KEY_ID, ...withoutKey } = s3.environment
  expect(() => readConfig(withoutKey)).toThrow('S3_URL needs S3_ACCESS_KEY_ID')
  expect(() => readConfig({ ...s3.environment, S3_URL: 'https://s3.example.com' })).toThrow(
    'S3_URL is invalid',
  )
})
