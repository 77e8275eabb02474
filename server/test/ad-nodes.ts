import type { ChildProcess } from 'node:child_process'
import { createSecretKey, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll } from 'vitest'
import { signToken, tagVisitor, type Visitor } from '../src/features/ads/delivery/ad-token.ts'
import { findOrAddSigningKey } from '../src/features/ads/delivery/queries.ts'
import { newId } from '../src/ids.ts'
import { appProcesses } from './app-process.ts'
import { createTestDatabase } from './database.ts'
import { freePort } from './free-port.ts'

export type Placement = { placementId: string; adId: string; vendorId: string }
/** An ad token and the phone that received it. */
export type Ticket = { token: string; phone: Visitor }

const agent = new Agent({ keepAlive: true })

/** Two servers on one database, behind a proxy that forwards the addresses of the phones. */
export async function startAdNodes() {
  const { db, connection } = await createTestDatabase()
  const startApp = appProcesses(connection, { TRUST_PROXY: 'loopback', PLATFORM_TZ: zoneAtNoon() })
  const key = createSecretKey(await findOrAddSigningKey(db, randomBytes(32)))
  const nodes: { port: number; app: ChildProcess }[] = []

  beforeAll(async () => {
    const ports = [await freePort(), await freePort()]
    nodes.push(...(await Promise.all(ports.map(async (port) => ({ port, ...(await startApp(port)) })))))
  }, 60_000)
  afterAll(() => agent.destroy())

  return {
    db,
    key,
    async placeAd(cap: number): Promise<Placement> {
      const [adId, placementId] = [newId(), newId()]
      const days = { startsOn: '2020-01-01', endsOn: '2090-01-01' }
      const ad = { id: adId, title: 'Chai', linkUrl: 'https://chai.example', adType: 'FLOATING', ...days }
      await db.insertInto('ads').values(ad).execute()
      const placement = { source: 'AD', locationType: 'COUNTRY', maxImpressions: cap, ...days }
      await db
        .insertInto('placements')
        .values({ id: placementId, adId, ...placement })
        .execute()
      return { placementId, adId, vendorId: 'nobody' }
    },
    /** By default the delivery is ten seconds old, so that an impression can count. */
    deliverTo(phone: Visitor, placement: Placement, at = new Date(Date.now() - 10_000)): Ticket {
      const delivery = { ...placement, visitor: tagVisitor(key, phone), viewableAfterMs: 1000 }
      return { phone, token: signToken(key, delivery, at) }
    },
    /** Uses plain requests, because thousands are sent and the nodes need the processor. */
    async see(adId: string, { token, phone }: Ticket, node: number) {
      const headers = {
        'content-type': 'application/json',
        'user-agent': phone.userAgent,
        'x-forwarded-for': phone.address,
      }
      const path = `/api/public/ads/${adId}/impression`
      const port = nodes[node % nodes.length]?.port
      const sent = request({ agent, headers, method: 'POST', host: '127.0.0.1', port, path })
      sent.end(JSON.stringify({ token }))
      const [answer] = (await once(sent, 'response')) as [IncomingMessage]
      const body = await text(answer)
      if (answer.statusCode !== 202) throw new Error(`${answer.statusCode} ${body}`)
      return JSON.parse(body).recorded as boolean
    },
    async killAndRestart(n: number) {
      const node = nodes[n] as (typeof nodes)[number]
      node.app.kill('SIGKILL')
      await once(node.app, 'exit')
      node.app = (await startApp(node.port)).app
    },
  }
}

/** A time zone where it is noon now, so that no daily limit resets during a test. */
function zoneAtNoon() {
  const ahead = 12 - new Date().getUTCHours()
  // The sign in the names of these zones is inverted.
  return `Etc/GMT${ahead < 0 ? '+' : '-'}${Math.abs(ahead)}`
}

/** The nth phone, with its own address. */
export const nthPhone = (n: number, browser = 14): Visitor => ({
  address: `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
  userAgent: `Mozilla/5.0 (Linux; Android ${browser}) Mobile`,
})

/** Processes the items in order, with a fixed number at a time. */
export async function atOnce<Item, Answer>(
  items: Item[],
  senders: number,
  use: (item: Item, n: number) => Promise<Answer>,
) {
  const answers: Answer[] = []
  let next = 0
  // A node closes connections that stood idle, for which signing thousands of tickets takes long enough.
  agent.destroy()
  async function sender() {
    while (next < items.length) {
      const n = next++
      answers[n] = await use(items[n] as Item, n)
    }
  }
  await Promise.all(Array.from({ length: senders }, sender))
  return answers
}
