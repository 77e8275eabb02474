import { trackingApi } from '@thela/contract/analytics/tracking'
import { afterEach, expect, test } from 'vitest'
import { sampleVendor } from '../testing/sample-page.ts'
import { answer, dropConnection, type Reply, serve } from '../testing/serve.ts'
import { makeTracker, noopTracker, postWithRetries, RETRY_DELAYS_MS, type Tracker } from './track.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const vendorId = 'k7m2x9p4w8qa'

function recordCalls() {
  const sent: [string, Record<string, unknown>][] = []
  const tracker = makeTracker(sampleVendor(), (path, body) => {
    sent.push([path, body])
  })
  return { sent, tracker }
}

const eventId = expect.stringMatching(uuid)

test('a visit by QR code is a scan with the vendor and the scan id [PUB-10]', () => {
  const { sent, tracker } = recordCalls()
  tracker.visit('?source=qr&scan_id=1731650000000')

  expect(sent).toEqual([
    [
      '/api/public/qr-scan',
      { eventId, vendorId, vendorName: 'ramesh-locho-house-4821', scanId: '1731650000000' },
    ],
  ])
})

test('a scan id or search that is too long is truncated and still valid', () => {
  const { sent, tracker } = recordCalls()
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

test('any other visit is a menu view [PUB-11]', () => {
  const { sent, tracker } = recordCalls()
  const view = ['/api/public/menu-view', { eventId, vendorId, businessSlug: 'ramesh-locho-house' }]
  for (const query of ['', '?source=link', '?scan_id=7', '?source=QR']) tracker.visit(query)

  expect(sent).toEqual([view, view, view, view])
})

test('item clicks, searches, favourites and shares are counted, each with its own event id', () => {
  const { sent, tracker } = recordCalls()
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

test('what is done with an order slip is counted without anything that is on it [SLIP-04]', () => {
  const { sent, tracker } = recordCalls()
  for (const what of ['shown', 'sent', 'pay-opened'] as const) tracker.slip(what)

  expect(sent).toEqual([
    ['/api/public/slip-shown', { eventId, vendorId }],
    ['/api/public/slip-sent', { eventId, vendorId }],
    ['/api/public/slip-pay-opened', { eventId, vendorId }],
  ])
})

let stop = () => {}
afterEach(() => stop())

const noDelays = RETRY_DELAYS_MS.map(() => 0)

/** What a server with these replies receives, until the tracker is done with it. */
async function receivedFrom(track: (tracker: Tracker) => void, ...replies: Reply[]) {
  const server = await serve(...replies)
  stop = server.stop
  const sent: Promise<void>[] = []
  const tracker = makeTracker(sampleVendor(), (path, body) => {
    sent.push(postWithRetries(server.origin + path, body, noDelays))
  })
  track(tracker)
  const outcomes = await Promise.allSettled(sent)

  return { calls: server.calls, outcomes: outcomes.map(({ status }) => status) }
}

const visitByCode = (tracker: Tracker) => tracker.visit('?source=qr&scan_id=7')
const visitByLink = (tracker: Tracker) => tracker.visit('')
const pickCategory = (tracker: Tracker) => tracker.categoryView({ id: 'c1', name: 'Chaat' })

const post = (path: string, body: object) => ({
  method: 'POST',
  path: `/api/public/${path}`,
  type: 'application/json',
  body: { eventId, vendorId, ...body },
})
const scan = post('qr-scan', { vendorName: 'ramesh-locho-house-4821', scanId: '7' })
const view = post('menu-view', { businessSlug: 'ramesh-locho-house' })
const categoryView = post('category-view', { categoryId: 'c1', categoryName: 'Chaat' })

test('a QR visit posts a scan with the vendor name to the server [TRK-01]', async () => {
  expect((await receivedFrom(visitByCode, answer(202))).calls).toEqual([scan])
})

test('a direct visit posts a view with vendor and slug to the server [TRK-02]', async () => {
  expect((await receivedFrom(visitByLink, answer(202))).calls).toEqual([view])
})

test('a picked category posts its id and name to the server [TRK-03]', async () => {
  expect((await receivedFrom(pickCategory, answer(202))).calls).toEqual([categoryView])
})

const failures = [
  ['drops every connection', dropConnection],
  ['answers 503 every time', answer(503)],
] as const

test.each(failures)(
  'a scan, a view and a category are given up in silence when the server %s [TRK-01] [TRK-02] [TRK-03]',
  async (_what, fail) => {
    for (const [track, call] of [
      [visitByCode, scan],
      [visitByLink, view],
      [pickCategory, categoryView],
    ] as const) {
      const { calls, outcomes } = await receivedFrom(track, fail)

      expect(outcomes).toEqual(['fulfilled'])
      expect(calls).toEqual(Array(1 + RETRY_DELAYS_MS.length).fill(call))
      expect(new Set(calls.map(({ body }) => (body as { eventId: string }).eventId)).size).toBe(1)
      stop()
    }
  },
)

test('where no server listens, nothing is thrown [PUB-41]', async () => {
  const { origin, stop } = await serve()
  stop()

  expect(await postWithRetries(`${origin}/api/public/share`, { vendorId }, noDelays)).toBeUndefined()
})

test('a call without an answer is repeated with the same id until it is accepted', async () => {
  const { calls } = await receivedFrom(visitByLink, dropConnection, answer(503), answer(202))

  expect(calls).toEqual([view, view, view])
  expect(calls.map(({ body }) => body)).toEqual(Array(3).fill(calls[0]?.body))
})

test('a call that is refused is not repeated', async () => {
  for (const status of [404, 422, 429]) {
    expect((await receivedFrom(visitByLink, answer(status))).calls).toEqual([view])
    stop()
  }
})

test('a call without retry delays is sent once', async () => {
  const server = await serve(answer(503))
  stop = server.stop

  await postWithRetries(`${server.origin}/api/public/share`, { vendorId })
  expect(server.calls).toHaveLength(1)
})

test('a preview counts nothing', () => {
  expect(() => noopTracker.visit('?source=qr')).not.toThrow()
})
