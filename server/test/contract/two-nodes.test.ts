import { randomUUID } from 'node:crypto'
import { trackingApi } from '@thela/contract/analytics/tracking'
import { vendorAnalyticsApi } from '@thela/contract/analytics/vendor-analytics'
import { uploadsApi } from '@thela/contract/core/uploads'
import { IDEMPOTENCY_KEY } from '@thela/contract/endpoint'
import { accountsApi } from '@thela/contract/identity/accounts'
import { categoriesApi } from '@thela/contract/menus/categories'
import { itemsApi } from '@thela/contract/menus/items'
import { vendorsApi } from '@thela/contract/vendors/profile'
import type { InjectOptions } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { createTestApp, PASSWORD, registration } from '../app.ts'
import { takePhotos } from '../bad-files/photo.ts'
import { form } from '../form.ts'

const { app: first, platform } = await createTestApp()
const second = await buildApp(platform)
afterAll(() => second.close())
const nodes = [first, second] as const
const visits = [randomUUID(), randomUUID(), randomUUID()]
const PHONE = 'Mozilla/5.0 (Linux; Android 12) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36'

/** Each request reaches the node that did not get the one before, as behind a balancer that knows nobody. */
function inTurns() {
  let turn = 0
  return async (options: InjectOptions) => {
    const answer = await (nodes[turn++ % 2] ?? first).inject(options)
    if (answer.statusCode >= 400) throw new Error(`${options.url}: ${answer.statusCode} ${answer.body}`)
    return answer
  }
}

async function registerOn(send: ReturnType<typeof inTurns>) {
  const payload = registration()
  const answer = await send({ method: 'POST', url: accountsApi.registerVendor.path, payload })
  const { token, user } = answer.json()
  return { ...payload, id: user.id as string, headers: { authorization: `Bearer ${token}` } }
}

test('a vendor and a customer whose requests go to two nodes in turn notice nothing [NODE-02]', async () => {
  const send = inTurns()
  const { id, phone, headers } = await registerOn(send)
  const { vendor } = (await send({ url: vendorsApi.readProfile.path, headers })).json()
  const named = {
    method: 'POST',
    url: categoriesApi.create.path,
    headers,
    payload: { name: 'Chaat' },
  } as const
  const { category } = (await send(named)).json()
  const dish = { name: 'Bhel Puri', categoryId: category.id, price: 40 }
  await send({ method: 'POST', url: itemsApi.create.path, headers, payload: dish })
  expect((await send({ url: itemsApi.list.path, headers })).body).toContain('Bhel Puri')

  const picture = await form({ image: (await takePhotos()).jpeg, folder: 'vendor-logos' })
  const { url } = (
    await send({
      method: 'POST',
      url: uploadsApi.uploadImage.path,
      headers: { ...headers, ...picture.headers },
      payload: picture.payload,
    })
  ).json()
  const [onFirst, onSecond] = [await first.inject(url), await second.inject(url)]
  expect([onFirst.statusCode, onSecond.rawPayload.equals(onFirst.rawPayload)]).toEqual([200, true])

  for (const node of nodes) {
    const readMenu = async () => (await node.inject(`/${vendor.slug}/${id}`)).body
    await expect.poll(readMenu).toContain('Bhel Puri')
  }
  // The second visit is sent twice, to both nodes.
  for (const eventId of [visits[0], visits[1], visits[1], visits[2]])
    await send({
      method: 'POST',
      url: trackingApi.viewMenu.path,
      headers: { 'user-agent': PHONE },
      payload: { eventId, vendorId: id, businessSlug: vendor.slug },
    })
  const readViews = async () =>
    (await send({ url: vendorAnalyticsApi.readSummary.path, headers })).json().stats.totalMenuViews
  await expect.poll(readViews).toBe(3)

  const again = { phone, password: PASSWORD }
  const signedIn = await send({ method: 'POST', url: accountsApi.loginVendor.path, payload: again })
  expect(signedIn.json().user.id).toBe(id)
})

test('a form that is sent to both nodes at once is stored once [NODE-02]', async () => {
  const send = inTurns()
  const { headers } = await registerOn(send)
  const named = {
    method: 'POST',
    url: categoriesApi.create.path,
    headers,
    payload: { name: 'Chaat' },
  } as const
  const { category } = (await send(named)).json()
  const options = {
    method: 'POST',
    url: itemsApi.create.path,
    headers: { ...headers, [IDEMPOTENCY_KEY]: 'one-form' },
    payload: { name: 'Sev Puri', categoryId: category.id, price: 30 },
  } as const
  const answers = await Promise.all([...nodes, ...nodes].map((node) => node.inject(options)))
  const made = answers.filter(({ statusCode }) => statusCode === 201).map((answer) => answer.json().item.id)
  expect(new Set(made).size).toBe(1)
  const { items } = (await send({ url: itemsApi.list.path, headers })).json()
  expect(items.map(({ name }: { name: string }) => name)).toEqual(['Sev Puri'])
})
