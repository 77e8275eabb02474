import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { uploadsApi } from '@thela/contract/core/uploads'
import sharp from 'sharp'
import { afterEach, describe, expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { photo, takePhotos } from '../../../../test/bad-files/photo.ts'
import { form } from '../../../../test/form.ts'
import { traceOf, whileLogIsBroken } from '../../../../test/writes.ts'

const { app, db, platform, signedInVendor, signedInAdmin } = await createTestApp()
const vendor = await signedInVendor()
const stranger = await signedInVendor()
const admin = await signedInAdmin()
const photos = await takePhotos()

type Headers = Record<string, string>
type Parts = Parameters<typeof form>[0]

async function post(path: string, parts: Parts, headers: Headers = vendor.headers) {
  const { headers: type, payload } = await form(parts)
  return app.inject({ method: 'POST', url: path, headers: { ...headers, ...type }, payload })
}

const upload = (parts: Parts, headers?: Headers) => post(uploadsApi.uploadImage.path, parts, headers)
const uploadLogo = async () => (await upload({ image: photos.png, folder: 'vendor-logos' })).json()
const remove = (id: string, headers: Headers = vendor.headers) =>
  app.inject({ method: 'DELETE', url: `/api/upload/image/${encodeURIComponent(id)}`, headers })
const optimize = (id: string, query = '', headers: Headers = vendor.headers) =>
  app.inject({ url: `/api/upload/optimize/${encodeURIComponent(id)}${query}`, headers })
const listFiles = () =>
  readdirSync(join(platform.config.dataDir, 'uploads'), { recursive: true, encoding: 'utf8' }).toSorted()

const saveSettings = (more: object) =>
  db
    .insertInto('platformSettings')
    .values({
      siteName: 'Thela',
      siteDescription: '',
      maintenanceMode: false,
      allowRegistrations: true,
      requireEmailVerification: false,
      maxFileSize: 5,
      allowedFileTypes: ['jpeg', 'png', 'webp'],
      ...more,
    })
    .execute()
afterEach(() => db.deleteFrom('platformSettings').execute())

describe('one picture', () => {
  test('jpeg, png, webp and gif are accepted and stored as WebP [UPL-04] [CONST-08]', async () => {
    expect(Object.keys(photos)).toEqual(['jpeg', 'png', 'webp', 'gif'])
    for (const [kind, image] of Object.entries(photos)) {
      const answer = await upload({ image, folder: 'vendor-logos' })
      expect([kind, answer.statusCode]).toEqual([kind, 201])
      const { format } = await sharp((await app.inject(answer.json().url)).rawPayload).metadata()
      expect([kind, format]).toEqual([kind, 'webp'])
    }
  })

  test('the answer says success with the address and the id, or the error [API-32] [UPL-10] [ENT-10]', async () => {
    const answer = await upload({ image: photos.png, folder: 'vendor-logos' })
    const { success, url, public_id, error } = answer.json()
    expect([answer.statusCode, success, error]).toEqual([201, true, undefined])
    expect(public_id).toMatch(/^vendor-logos\//)
    expect(url).toBe(`/uploads/${public_id}.webp`)
    expect((await app.inject(url)).statusCode).toBe(200)

    const refused = (await upload({ image: Buffer.from('words'), folder: 'vendor-logos' })).json()
    expect(refused).toMatchObject({ success: false, error: expect.any(String) })
    expect([refused.url, refused.public_id]).toEqual([undefined, undefined])
  })

  test('it is stored in three widths with a small placeholder', async () => {
    const image = await photo().resize(2000).jpeg().toBuffer()
    const { url, public_id } = (await upload({ image, folder: 'vendor-covers' })).json()

    const widths = await Promise.all(
      [url, url.replace('.webp', '-400.webp'), url.replace('.webp', '-200.webp')].map(
        async (address) => (await sharp((await app.inject(address)).rawPayload).metadata()).width,
      ),
    )
    expect(widths).toEqual([800, 400, 200])

    const row = await db
      .selectFrom('uploads')
      .selectAll()
      .where('path', '=', public_id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ vendorId: vendor.id, folder: 'vendor-covers', width: 800, height: 600 })
    expect(row.placeholder).toMatch(/^data:image\/webp;base64,/)
    expect(row.placeholder.length).toBeLessThan(200)
    expect(row.bytes).toBeGreaterThan(0)
    expect(row.sha256).toHaveLength(32)
  })

  const folderOf = async (folder: string) =>
    dirname((await upload({ image: photos.png, folder })).json().public_id)

  test('a logo is stored among the logos [UPL-05]', async () => {
    expect(await folderOf('vendor-logos')).toBe('vendor-logos')
  })

  test('a picture of an item is stored in the folder of its vendor, in either spelling [UPL-06]', async () => {
    const stored = `vendors/${vendor.id}/menu_items`
    expect(await folderOf(stored)).toBe(stored)
    expect(await folderOf(`vendors/${vendor.id}/menu-items`)).toBe(stored)
  })

  test('the folder can come before the picture in the form', async () => {
    expect((await upload({ folder: 'vendor-logos', image: photos.png })).statusCode).toBe(201)
  })

  test('an administrator stores pictures for ads', async () => {
    const { public_id } = (await upload({ image: photos.png, folder: 'ads' }, admin.headers)).json()
    expect(public_id).toMatch(/^ads\//)
    const row = await db
      .selectFrom('uploads')
      .select('vendorId')
      .where('path', '=', public_id)
      .executeTakeFirst()
    expect(row).toEqual({ vendorId: null })
  })

  test('an upload is logged once', async () => {
    const { logs, revisions } = await traceOf(db, vendor.id, uploadLogo)
    expect(logs).toMatchObject([{ action: 'CREATE', entity: 'UPLOAD' }])
    expect(revisions).toBe(0)
  })
})

describe('a picture is refused with a reason', () => {
  const body = (error: string) => ({ success: false, error, message: error })

  test('if it is larger than 5 MB [UPL-02] [CONST-07]', async () => {
    const sizeInBytes = 5 * 1024 * 1024
    const answer = await upload({ image: Buffer.alloc(sizeInBytes + 1), folder: 'vendor-logos' })
    expect([answer.statusCode, answer.json()]).toEqual([400, body('File size must be less than 5MB')])

    const png = Buffer.concat([photos.png, Buffer.alloc(sizeInBytes - photos.png.length)])
    expect((await upload({ image: png, folder: 'vendor-logos' })).statusCode).toBe(201)
  })

  test('if it has another type [UPL-03]', async () => {
    const answer = await upload({ image: Buffer.from('<svg/>'), folder: 'vendor-logos' })
    expect(answer.json()).toEqual(body('File type must be one of: jpeg, png, webp, gif'))
  })

  test('if it exceeds the limits that an administrator set', async () => {
    await saveSettings({ maxFileSize: 1 })
    const large = await upload({ image: Buffer.alloc(1024 * 1024 + 1), folder: 'vendor-logos' })
    expect(large.json().error).toBe('File size must be less than 1MB')
    const gif = await upload({ image: photos.gif, folder: 'vendor-logos' })
    expect(gif.json().error).toBe('File type must be one of: jpeg, png, webp')
  })

  test('if it is missing', async () => {
    const none = body('No image file provided')
    expect((await upload({ folder: 'vendor-logos' })).json()).toEqual(none)
    expect((await upload({ image: Buffer.alloc(0), folder: 'vendor-logos' })).json()).toEqual(none)
    expect((await upload({ photo: photos.png, folder: 'vendor-logos' })).json()).toEqual(none)

    const json = await app.inject({
      method: 'POST',
      url: uploadsApi.uploadImage.path,
      headers: vendor.headers,
      payload: {},
    })
    expect([json.statusCode, json.json()]).toEqual([400, none])
  })

  test('if there are two, or the form is incomplete', async () => {
    const two = await upload({ image: [photos.png, photos.png], folder: 'vendor-logos' })
    expect([two.statusCode, two.json().error]).toEqual([400, 'Only one image at a time'])

    const { headers, payload } = await form({ folder: 'vendor-logos', image: photos.png })
    const cut = await app.inject({
      method: 'POST',
      url: uploadsApi.uploadImage.path,
      headers: { ...vendor.headers, ...headers },
      payload: payload.subarray(0, payload.length / 2),
    })
    expect([cut.statusCode, cut.json().success]).toEqual([400, false])
  })

  test.each([
    '',
    'ads',
    'demo',
    '/etc',
    '../vendor-logos',
    'vendor-logos/..',
    'vendor-logos/../../x',
    'VENDOR-LOGOS',
    `vendors/${stranger.id}/menu_items`,
    `vendors/${vendor.id}`,
    `vendors/${vendor.id}/menu_items/..`,
    'vendor-logos\0',
    '__proto__',
  ])('if the folder %j does not belong to the vendor', async (folder) => {
    const before = listFiles()
    expect((await upload({ image: photos.png, folder })).statusCode).toBe(403)
    expect(listFiles()).toEqual(before)
  })

  test('if it comes from a guest', async () => {
    expect((await upload({ image: photos.png, folder: 'vendor-logos' }, {})).statusCode).toBe(401)
  })
})

test('an upload whose row cannot be written leaves no file', async () => {
  const before = listFiles()
  const answer = await whileLogIsBroken(db, () => upload({ image: photos.png, folder: 'vendor-logos' }))

  expect(answer.statusCode).toBe(500)
  expect(listFiles()).toEqual(before)
})

describe('several pictures', () => {
  const uploadAll = (images: Parts[string], headers?: Headers) =>
    post(uploadsApi.uploadImages.path, { images, folder: 'menu-items' }, headers)

  test('valid pictures are stored, and the others are listed as errors [API-33]', async () => {
    const answer = await uploadAll([
      { bytes: photos.png, name: 'dosa.png' },
      { bytes: Buffer.from('words'), name: 'notes.png' },
      { bytes: photos.jpeg, name: 'idli.jpg' },
    ])

    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      success: true,
      errors: [{ name: 'notes.png', error: 'File type must be one of: jpeg, png, webp, gif' }],
    })
    const { files } = answer.json()
    expect(files).toHaveLength(2)
    for (const { url, public_id } of files) {
      expect(dirname(public_id)).toBe(`vendors/${vendor.id}/menu_items`)
      expect((await app.inject(url)).statusCode).toBe(200)
    }
  })

  test('the upload is refused if no picture is valid', async () => {
    const answer = await uploadAll([{ bytes: Buffer.from('words'), name: 'notes.png' }])
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ success: false, files: [], errors: [{ name: 'notes.png' }] })
  })

  test('eleven pictures or none are refused', async () => {
    const answer = await uploadAll(Array.from({ length: 11 }, () => photos.webp))
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'At most 10 images at a time'])
    expect((await uploadAll([])).json().error).toBe('No image file provided')
  })

  test('the upload is logged in one entry', async () => {
    const { logs } = await traceOf(db, vendor.id, () => uploadAll([photos.png, photos.jpeg]))
    expect(logs).toMatchObject([{ action: 'CREATE', entity: 'UPLOAD' }])
  })

  test('a guest cannot upload', async () => {
    expect((await uploadAll([photos.png], {})).statusCode).toBe(401)
  })
})

describe('deleting', () => {
  test('removes the row and every file [API-34]', async () => {
    const before = listFiles()
    const { url, public_id } = await uploadLogo()
    await optimize(public_id, '?format=jpeg')

    const { logs } = await traceOf(db, vendor.id, async () => {
      expect((await remove(public_id)).json()).toEqual({ success: true })
    })
    expect(logs).toMatchObject([{ action: 'DELETE', entity: 'UPLOAD', entityId: public_id }])
    expect((await app.inject(url)).statusCode).toBe(404)
    expect(listFiles()).toEqual(before)
    expect((await remove(public_id)).statusCode).toBe(404)
  })

  test('works with unencoded slashes too', async () => {
    const { public_id } = await uploadLogo()
    const answer = await app.inject({
      method: 'DELETE',
      url: `/api/upload/image/${public_id}`,
      headers: vendor.headers,
    })
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }])
    const guest = await app.inject({ method: 'DELETE', url: `/api/upload/image/${public_id}` })
    expect(guest.statusCode).toBe(401)
  })

  test('another vendor, an administrator and a guest cannot delete the picture', async () => {
    const { url, public_id } = await uploadLogo()
    const item = (await upload({ image: photos.png, folder: 'menu-items' })).json()

    expect((await remove(public_id, stranger.headers)).statusCode).toBe(404)
    expect((await remove(public_id, admin.headers)).statusCode).toBe(404)
    expect((await remove(item.public_id, stranger.headers)).statusCode).toBe(403)
    expect((await remove(public_id, {})).statusCode).toBe(401)
    expect((await app.inject(url)).statusCode).toBe(200)
  })

  test.each([
    '../../package',
    'vendor-logos/../../../etc/passwd',
    '..',
    'vendor-logos/',
    'nothing',
    'vendor-logos/x.webp',
    '%00',
    'qr-codes/x',
  ])('the name %j cannot reach files outside the folders', async (name) => {
    const before = listFiles()
    expect([403, 404]).toContain((await remove(name)).statusCode)
    expect(listFiles()).toEqual(before)
  })

  test('keeps the picture if the audit log cannot be written', async () => {
    const { url, public_id } = await uploadLogo()
    expect((await whileLogIsBroken(db, () => remove(public_id))).statusCode).toBe(500)
    expect((await app.inject(url)).statusCode).toBe(200)
  })
})

describe('optimizing', () => {
  test('returns the smallest stored size that covers the requested one [API-35]', async () => {
    const image = await photo().resize(1600).jpeg().toBuffer()
    const { public_id } = (await upload({ image, folder: 'vendor-logos' })).json()

    const sizes = await Promise.all(
      ['', '?width=100', '?width=300', '?height=400', '?width=2000'].map(
        async (query) => (await optimize(public_id, query)).json().width,
      ),
    )
    expect(sizes).toEqual([800, 200, 400, 800, 800])
  })

  test.each(['webp', 'jpeg', 'png'])('returns a %s that can be downloaded', async (format) => {
    const { public_id } = await uploadLogo()
    const answer = (await optimize(public_id, `?width=200&format=${format}`)).json()
    const fetched = await app.inject(answer.url)

    expect(answer).toMatchObject({
      success: true,
      format,
      width: 200,
      height: 150,
      size: fetched.rawPayload.length,
    })
    expect(fetched.headers['content-type']).toBe(`image/${format}`)
  })

  test('refuses invalid sizes and formats, unknown names, other vendors and guests', async () => {
    const { public_id } = await uploadLogo()
    expect((await optimize(public_id, '?width=3')).statusCode).toBe(422)
    expect((await optimize(public_id, '?format=svg')).statusCode).toBe(422)
    expect((await optimize('vendor-logos/nothing')).statusCode).toBe(404)
    expect((await optimize(public_id, '', stranger.headers)).statusCode).toBe(404)
    expect((await optimize(public_id, '', {})).statusCode).toBe(401)
  })
})

describe('/uploads', () => {
  test('a HEAD request says whether a picture exists', async () => {
    const { url } = await uploadLogo()
    const there = await app.inject({ method: 'HEAD', url })
    expect([there.statusCode, there.headers['content-type'], there.body]).toEqual([200, 'image/webp', ''])
    expect(there.headers['cache-control']).toContain('immutable')

    const missing = await app.inject({ method: 'HEAD', url: '/uploads/vendor-logos/nothing.webp' })
    expect([missing.statusCode, missing.headers['content-type']]).toEqual([
      404,
      'application/json; charset=utf-8',
    ])
  })

  test.each([
    '/uploads/',
    '/uploads/vendor-logos',
    '/uploads/..%2f..%2fpackage.json',
    '/uploads/vendor-logos/..%2f..%2f..%2fetc%2fpasswd',
  ])('%s is not found and answered in JSON', async (url) => {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Resource not found.' }])
  })
})
