import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { takePhotos } from '../../../../test/bad-files/photo.ts'
import { form } from '../../../../test/form.ts'
import { menuCalls } from '../../../../test/menu.ts'
import { readMenuTables, traceOf, whileLogIsBroken } from '../../../../test/writes.ts'

const { app, db, platform, signedInVendor } = await createTestApp()
const { change, remove, categories, items } = menuCalls(app)
const photos = await takePhotos()
const vendor = await signedInVendor()
const stranger = await signedInVendor()

type Person = { headers: Record<string, string> }

async function post(url: string, parts: Parameters<typeof form>[0], who: Person = vendor) {
  const { headers, payload } = await form(parts)
  return app.inject({ method: 'POST', url, headers: { ...who.headers, ...headers }, payload })
}
const setPicture = (id: string, image = photos.png, who?: Person) =>
  post(`/api/items/${id}/image`, { image }, who)
const upload = async (who: Person = vendor): Promise<string> =>
  (await post('/api/upload/image', { image: photos.jpeg, folder: 'menu-items' }, who)).json().url
const isThere = async (url: string) => (await app.inject(url)).statusCode === 200

let categoryCount = 0
async function newItems(...names: string[]) {
  const [categoryId = ''] = await categories(vendor, `Shelf ${categoryCount++}`)
  return { categoryId, ids: await items(vendor, categoryId, ...names) }
}

test('uploading a picture for an item replaces and deletes the previous one [API-31]', async () => {
  const {
    ids: [id = ''],
  } = await newItems('Dosa')
  const first = (await setPicture(id)).json()
  expect(first).toMatchObject({
    success: true,
    url: `/uploads/${first.public_id}.webp`,
    item: { id, imageUrl: first.url },
  })
  expect(first.public_id).toMatch(new RegExp(`^vendors/${vendor.id}/menu_items/`))

  let second = first
  const trace = await traceOf(db, vendor.id, async () => {
    second = (await setPicture(id)).json()
  })
  expect(trace).toMatchObject({
    logs: [{ action: 'UPDATE', entity: 'MENU_ITEM', entityId: id }],
    events: ['MENU_ITEM_IMAGE_UPDATED'],
    revisions: 1,
  })
  expect([await isThere(first.url), await isThere(second.url)]).toEqual([false, true])
})

test('a picture for another vendor’s item, for an unknown item or from a guest is refused', async () => {
  const {
    ids: [id = ''],
  } = await newItems('Dosa')
  const before = await readMenuTables(db)

  expect((await setPicture(id, photos.png, stranger)).statusCode).toBe(404)
  expect((await setPicture('nothing')).statusCode).toBe(404)
  expect((await setPicture(id, photos.png, { headers: {} })).statusCode).toBe(401)
  expect((await setPicture(id, Buffer.from('words'))).json().error).toBe(
    'File type must be one of: jpeg, png, webp, gif',
  )
  expect((await whileLogIsBroken(db, () => setPicture(id))).statusCode).toBe(500)
  expect(await readMenuTables(db)).toEqual(before)
})

test('a replaced or removed picture is deleted, and nobody hears when that fails [UPL-07]', async () => {
  const {
    ids: [id = ''],
  } = await newItems('Dosa')
  const save = async (imageUrl: string | null) => {
    const { statusCode, json } = await change('items', id, vendor, { imageUrl })
    expect([statusCode, json().item.imageUrl]).toEqual([200, imageUrl])
  }
  const [first, second, third] = [await upload(), await upload(), await upload()]
  await save(first)
  await save(second)
  expect([await isThere(first), await isThere(second)]).toEqual([false, true])
  await save(null)
  expect(await isThere(second)).toBe(false)

  await save(third)
  // A folder in place of the file cannot be deleted as a file.
  const file = join(platform.config.dataDir, third)
  await rm(file)
  await mkdir(file)
  await save(null)
})

test('a picture is deleted when one from elsewhere replaces it, and that one can be removed', async () => {
  const {
    ids: [id = ''],
  } = await newItems('Dosa')
  const url = await upload()
  await change('items', id, vendor, { imageUrl: url })
  await change('items', id, vendor, { imageUrl: 'https://example.com/a.png' })
  expect(await isThere(url)).toBe(false)
  expect((await change('items', id, vendor, { imageUrl: null })).json().item.imageUrl).toBeNull()
})

test('deleting an item deletes its picture, unless another item uses it', async () => {
  const {
    ids: [one = '', two = ''],
  } = await newItems('Dosa', 'Idli')
  const url = await upload()
  await change('items', one, vendor, { imageUrl: url })
  await change('items', two, vendor, { imageUrl: url })

  await remove(`items/${one}`, vendor)
  expect(await isThere(url)).toBe(true)
  await remove(`items/${two}`, vendor)
  expect(await isThere(url)).toBe(false)
})

test('deleting a category deletes the pictures of its items; hiding it keeps them', async () => {
  const [hidden, gone] = [await newItems('Dosa'), await newItems('Idli')]
  const urls = await Promise.all(
    [hidden, gone].map(async ({ ids: [id = ''] }) => (await setPicture(id)).json().url as string),
  )
  await remove(`categories/${hidden.categoryId}`, vendor)
  await remove(`categories/${gone.categoryId}/hard`, vendor)
  expect(await Promise.all(urls.map(isThere))).toEqual([true, false])
})

test('a vendor cannot delete the picture of another vendor by using its URL', async () => {
  const {
    ids: [id = ''],
  } = await newItems('Dosa')
  const url = await upload(stranger)
  await change('items', id, vendor, { imageUrl: url })
  await change('items', id, vendor, { imageUrl: null })
  await change('items', id, vendor, { imageUrl: url })
  await remove(`items/${id}`, vendor)
  expect(await isThere(url)).toBe(true)
})
