import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type ClientRequest, request } from 'node:http'
import { trackingApi } from '@thela/contract/analytics/tracking'
import { itemsApi } from '@thela/contract/menus/items'
import { expect, test } from 'vitest'
import { appProcesses } from '../app-process.ts'
import { createTestDatabase } from '../database.ts'
import { openStall, type Stall } from '../stall.ts'

/** A few in every run; `npm run test:long` asks for twenty. */
const STOPS = Number(process.env.STOPS ?? 2)
const AT_ONCE = 40
const STALLS = 5

const { db, connection } = await createTestDatabase()
const start = appProcesses(connection)

test('an app that is told to stop finishes what it has begun, and keeps all that it acknowledged', async () => {
  const acknowledged: string[] = []
  for (let stop = 0; stop < STOPS; stop++) {
    const { origin, app } = await start()
    // Several, because dishes of one stall wait for each other, on a busy machine longer than is allowed.
    const stalls = await Promise.all(Array.from({ length: STALLS }, () => openStall(origin)))
    const begun = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, n) => {
        const stall = stalls[n % STALLS] as Stall
        return begin(origin, n % 2 ? aVisit(stall) : aDish(stall))
      }),
    )
    // Connections are taken in their turn: whoever came before these has been heard.
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

type Sentence = {
  path: string
  headers: Record<string, string>
  body: object
  name: string
  expected: number
}

function aVisit({ id: vendorId }: Stall): Sentence {
  const eventId = randomUUID()
  const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Mobile' }
  const body = { eventId, vendorId, businessSlug: 'stall' }
  return { path: trackingApi.viewMenu.path, headers, body, name: eventId, expected: 202 }
}

function aDish({ headers, categoryId }: Stall): Sentence {
  const name = `Dish ${randomUUID()}`
  return { path: itemsApi.create.path, headers, body: { name, categoryId, price: 10 }, name, expected: 201 }
}

/** Says the first half, so that the app is in the middle of it. */
async function begin(origin: string, { path, headers, body, name, expected }: Sentence) {
  const text = JSON.stringify(body)
  const length = { 'content-type': 'application/json', 'content-length': String(text.length) }
  const asked = request(origin + path, { method: 'POST', agent: false, headers: { ...headers, ...length } })
  const answered = statusOf(asked)
  await new Promise((sent) => asked.write(text.slice(0, 10), sent))

  return {
    name,
    expected,
    end: () => {
      asked.end(text.slice(10))
      return answered
    },
  }
}

const statusOf = (asked: ClientRequest) =>
  new Promise<number | string | undefined>((resolve) => {
    asked.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code))
    asked.on('response', (answer) => answer.resume().on('end', () => resolve(answer.statusCode)))
  })

async function storedNames() {
  const visits = await db.selectFrom('events').select('id').where('type', '=', 'MENU_VIEW').execute()
  const dishes = await db.selectFrom('menuItems').select('name').execute()
  return [...visits.map(({ id }) => id), ...dishes.map(({ name }) => name)]
}
