import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type ClientRequest, request } from 'node:http'
import { connect } from 'node:net'
import { trackingApi } from '@thela/contract/analytics/tracking'
import { itemsApi } from '@thela/contract/menus/items'
import { expect, test } from 'vitest'
import { isLong } from '../../../scripts/long.ts'
import { appProcesses } from '../app-process.ts'
import { createTestDatabase } from '../database.ts'
import { registerVendorClient, type VendorClient } from '../vendor-client.ts'

const STOPS = isLong ? 20 : 1
const REQUESTS = 40
const STALLS = 5

const { db, connection } = await createTestDatabase()
const start = appProcesses(connection)

test('a server that gets SIGTERM finishes the requests in progress and keeps everything that it acknowledged', async () => {
  const acknowledged: string[] = []
  for (let stop = 0; stop < STOPS; stop++) {
    const { origin, app } = await start()
    // Several vendors are used, because writes of one vendor wait for each other and could time out on a busy machine.
    const stalls = await Promise.all(Array.from({ length: STALLS }, () => registerVendorClient(origin)))
    const begun = await Promise.all(
      Array.from({ length: REQUESTS }, (_, n) => {
        const stall = stalls[n % STALLS] as VendorClient
        return begin(origin, n % 2 ? newVisit(stall) : newItem(stall))
      }),
    )
    // Connections are accepted in order, so after these two requests all earlier ones are accepted.
    for (const _ of [1, 2]) await statusOf(request(`${origin}/livez`, { agent: false }).end())

    app.kill('SIGTERM')
    await expect
      .poll(() =>
        fetch(origin).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed')
    const answers = await Promise.all(begun.map(({ end }) => end()))

    expect(answers).toEqual(begun.map(({ expected }) => expected))
    expect(await once(app, 'exit')).toEqual([0, null])
    acknowledged.push(...begun.map(({ name }) => name))
  }

  expect(new Set(await storedNames())).toEqual(new Set([...acknowledged, 'Bhel Puri']))
}, 300_000)

test('a server stops beside a connection that a browser opened in advance', async () => {
  const { origin, app } = await start()
  const socket = connect(Number(new URL(origin).port), '127.0.0.1').on('error', () => {})
  await once(socket, 'connect')
  // Connections are accepted in order.
  await statusOf(request(`${origin}/livez`, { agent: false }).end())

  app.kill('SIGTERM')
  expect(await once(app, 'exit')).toEqual([0, null])
})

type PendingRequest = {
  path: string
  headers: Record<string, string>
  body: object
  name: string
  expected: number
}

function newVisit({ id: vendorId }: VendorClient): PendingRequest {
  const eventId = randomUUID()
  const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Mobile' }
  const body = { eventId, vendorId, businessSlug: 'stall' }
  return { path: trackingApi.viewMenu.path, headers, body, name: eventId, expected: 202 }
}

function newItem({ headers, categoryId }: VendorClient): PendingRequest {
  const name = `Dish ${randomUUID()}`
  return { path: itemsApi.create.path, headers, body: { name, categoryId, price: 10 }, name, expected: 201 }
}

/** Sends the first part of a request, so that it is in progress. */
async function begin(origin: string, { path, headers, body, name, expected }: PendingRequest) {
  const text = JSON.stringify(body)
  const length = { 'content-type': 'application/json', 'content-length': String(text.length) }
  const outgoing = request(origin + path, {
    method: 'POST',
    agent: false,
    headers: { ...headers, ...length },
  })
  const answered = statusOf(outgoing)
  await new Promise((sent) => outgoing.write(text.slice(0, 10), sent))

  return {
    name,
    expected,
    end: () => {
      outgoing.end(text.slice(10))
      return answered
    },
  }
}

const statusOf = (outgoing: ClientRequest) =>
  new Promise<number | string | undefined>((resolve) => {
    outgoing.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code))
    outgoing.on('response', (answer) => answer.resume().on('end', () => resolve(answer.statusCode)))
  })

async function storedNames() {
  const visits = await db.selectFrom('events').select('id').where('type', '=', 'MENU_VIEW').execute()
  const dishes = await db.selectFrom('menuItems').select('name').execute()
  return [...visits.map(({ id }) => id), ...dishes.map(({ name }) => name)]
}
