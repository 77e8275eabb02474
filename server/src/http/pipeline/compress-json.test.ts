import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { categoriesApi } from '@thela/contract/menus/categories'
import { itemsApi } from '@thela/contract/menus/items'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../test/app.ts'

const { app, signedInVendor } = await createTestApp()
const { headers } = await signedInVendor()
const { category } = (await app.inject({ ...post(categoriesApi.create), payload: { name: 'Chaat' } })).json()
for (const name of ['Bhel', 'Sev puri', 'Dahi puri'])
  await app.inject({ ...post(itemsApi.create), payload: { name, price: 40, categoryId: category.id } })

function post({ path }: { path: string }) {
  return { method: 'POST', url: path, headers } as const
}

const listItems = (acceptEncoding: string) =>
  app.inject({ url: itemsApi.list.path, headers: { ...headers, 'accept-encoding': acceptEncoding } })

test('a long answer is sent in the encoding that the browser prefers', async () => {
  const [plain, brotli, gzip] = await Promise.all(['identity', 'gzip, deflate, br', 'gzip'].map(listItems))

  expect(plain?.headers['content-encoding']).toBeUndefined()
  expect(plain?.json().items).toHaveLength(3)
  expect(brotli?.headers['content-encoding']).toBe('br')
  expect(gzip?.headers['content-encoding']).toBe('gzip')
  expect(brotliDecompressSync(brotli?.rawPayload ?? '').toString()).toBe(plain?.body)
  expect(gunzipSync(gzip?.rawPayload ?? '').toString()).toBe(plain?.body)
  for (const answer of [plain, brotli, gzip]) expect(answer?.headers.vary).toBe('Accept-Encoding')
  expect(Number(brotli?.headers['content-length'])).toBe(brotli?.rawPayload.length)
})

test('a short answer is sent as it is', async () => {
  const url = categoriesApi.list.path
  const answer = await app.inject({ url, headers: { ...headers, 'accept-encoding': 'br' } })

  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.json().categories).toHaveLength(1)
})
