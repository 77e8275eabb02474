import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { trackingApi } from '@thela/contract/analytics/tracking'
import { afterEach, expect, test } from 'vitest'
import { sampleVendor } from '../testing/sample-page.ts'
import { makeTracker, PAUSES, postQuietly, silent } from './track.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const vendorId = 'k7m2x9p4w8qa'

function listen() {
  const sent: [string, Record<string, unknown>][] = []
  const tracker = makeTracker(sampleVendor(), (path, body) => {
    sent.push([path, body])
  })
  return { sent, tracker }
}

const eventId = expect.stringMatching(uuid)

test('a visit by code is a scan of that vendor and that print [PUB-10] [TRK-01]', () => {
  const { sent, tracker } = listen()
  tracker.visit('?source=qr&scan_id=1731650000000')

  expect(sent).toEqual([
    [
      '/api/public/qr-scan',
      { eventId, vendorId, vendorName: 'ramesh-locho-house-4821', scanId: '1731650000000' },
    ],
  ])
})

test('a strange code or search is cut to what is taken, and counted', () => {
  const { sent, tracker } = listen()
  tracker.visit(`?source=qr&scan_id=${'9'.repeat(60)}`)
  tracker.search(`${'x'.repeat(99)}🍛`, 0)

  const [scan, search] = sent.map(([, body]) => body)
  expect(trackingApi.scanQrCode.schema.body.safeParse(scan)).toMatchObject({
    success: true,
    data: { scanId: '9'.repeat(40) },
  })
  expect(trackingApi.search.schema.body.safeParse(search)).toMatchObject({
    success: true,
    data: { query: 'x'.repeat(99) },
  })
})

test('any other visit is a menu view [PUB-11] [TRK-02]', () => {
  const { sent, tracker } = listen()
  tracker.visit('?source=link')

  expect(sent).toEqual([['/api/public/menu-view', { eventId, vendorId, businessSlug: 'ramesh-locho-house' }]])
})

test('picking a category is counted with its id and name [TRK-03]', () => {
  const { sent, tracker } = listen()
  tracker.categoryView({ id: 'c1', name: 'Chaat' })

  expect(sent).toEqual([
    ['/api/public/category-view', { eventId, vendorId, categoryId: 'c1', categoryName: 'Chaat' }],
  ])
})

test('dishes, searches, favourites and shares are counted, each event with an id of its own', () => {
  const { sent, tracker } = listen()
  tracker.itemClick('i1')
  tracker.search('x'.repeat(120), 3)
  tracker.favourite('i1', true)
  tracker.share('copy')

  expect(sent).toEqual([
    ['/api/public/item-click', { eventId, vendorId, itemId: 'i1' }],
    ['/api/public/search-query', { eventId, vendorId, query: 'x'.repeat(100), resultCount: 3 }],
    ['/api/public/favorite', { eventId, vendorId, itemId: 'i1', favorite: true }],
    ['/api/public/share', { eventId, vendorId, method: 'copy' }],
  ])
  expect(new Set(sent.map(([, body]) => body.eventId)).size).toBe(4)
})

type Reply = (request: IncomingMessage, response: ServerResponse) => void

const answer =
  (status: number): Reply =>
  (_, response) =>
    response.writeHead(status).end()
const losesTheAnswer: Reply = (request) => request.socket.destroy()

let stop = () => {}
afterEach(() => stop())

/** A server that treats the first call in the first way, the second in the second, and hears what they say. */
async function serve(...replies: Reply[]) {
  const heard: unknown[] = []
  const server = createServer(async (request, response) => {
    heard.push(await json(request))
    replies[heard.length - 1]?.(request, response)
  })
  server.listen(0, '127.0.0.1')
  stop = () => server.close()
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return { heard, url: `http://127.0.0.1:${port}/api/public/share` }
}

const atOnce = PAUSES.map(() => 0)
const body = { eventId: 'e1', vendorId }

test('what got no answer comes again with the id it had, until it is taken', async () => {
  const { heard, url } = await serve(losesTheAnswer, answer(503), answer(202))

  await postQuietly(url, body, atOnce)
  expect(heard).toEqual([body, body, body])
})

test('whoever is refused for a reason does not come again', async () => {
  for (const status of [404, 422, 429]) {
    const { heard, url } = await serve(answer(status))

    await postQuietly(url, body, atOnce)
    expect(heard).toEqual([body])
    stop()
  }
})

test('what has no id of its own is sent once', async () => {
  const { heard, url } = await serve(answer(503))

  await postQuietly(url, body)
  expect(heard).toHaveLength(1)
})

test('nobody hears of a call that fails, however often [PUB-41] [TRK-01] [TRK-02] [TRK-03] [TRK-04]', async () => {
  const nobodyListens = 'http://127.0.0.1:1/api/public/share'

  expect(await postQuietly(nobodyListens, { vendorId }, atOnce)).toBeUndefined()
})

test('a preview counts nothing', () => {
  expect(() => silent.visit('?source=qr')).not.toThrow()
})
