import pg from 'pg'
import { cpuMicrosOf, ownCpuMicrosOf } from './cpu-time.ts'
import { DAYS, generateEvents } from './generate-events.ts'
import { makePlatform } from './platform.ts'
import { instabilityNote, median, spread } from './ratios.ts'
import { registerVendor } from './register-vendor.ts'

// Goal 9: a vendor's dashboard of 90 days, over HTTP as the screen asks, against the same queries on the raw
// events in SQL; and how both grow when the platform has ten times the events.
const EVENTS = Number(process.env.EVENTS ?? 1_000_000)
const VENDORS = 100
const ROUNDS = Number(process.env.ROUNDS ?? 7)
const PORT = 23_103
const GOAL = { faster: 50, growth: 1.2 }

export async function measureDashboard() {
  const platform = makePlatform()
  const clients: pg.Client[] = []
  try {
    const pid = await platform.start(PORT)
    // The database is a child process of the app that started it, and is counted once.
    const cpu = () => (ownCpuMicrosOf(pid) + cpuMicrosOf(platform.databasePid())) / 1000
    const client = new pg.Client(platform.database())
    clients.push(client)
    await client.connect()
    const vendor = await registerVendor(PORT, 1)
    await addCategories(client, vendor.id)
    const others = Array.from({ length: VENDORS - 1 }, (_, n) => `bench-vendor-${n}`)
    const vendorIds = [vendor.id, ...others]

    const small = EVENTS / 10
    await generateEvents(client, { from: 0, to: small, vendorIds })
    const before = await compare(client, vendor, cpu)
    await generateEvents(client, { from: small, to: EVENTS, vendorIds })
    const after = await compare(client, vendor, cpu)

    print(small, before)
    print(EVENTS, after)
    printGrowth(before, after)
    await printAnswers(vendor.token)
  } finally {
    for (const client of clients) await client.end()
    await platform.stop()
  }
}

type Vendor = { id: string; token: string }
type Measured = { ms: number; cpuMs: number }
type Rounds = { ours: Measured[]; raw: Measured[] }

async function compare(client: pg.Client, { id, token }: Vendor, cpu: () => number) {
  const rounds: Rounds = { ours: [], raw: [] }
  for (let round = -1; round < ROUNDS; round++) {
    const ours = await measure(20, cpu, () => askDashboard(token))
    const raw = await measure(2, cpu, () => queryRawEvents(client, id))
    // The first round warms the caches of both.
    if (round < 0) continue
    rounds.ours.push(ours)
    rounds.raw.push(raw)
  }
  return rounds
}

/** The fastest of so many runs, and their mean CPU time: other load on the machine affects neither much. */
async function measure(times: number, cpu: () => number, ask: () => Promise<unknown>): Promise<Measured> {
  const before = cpu()
  let ms = Number.POSITIVE_INFINITY
  for (let n = 0; n < times; n++) ms = Math.min(ms, await timeOf(ask))
  return { ms, cpuMs: (cpu() - before) / times }
}

async function timeOf(ask: () => Promise<unknown>) {
  const start = performance.now()
  await ask()
  return performance.now() - start
}

const calls = [
  `/api/vendors/analytics?period=90d&limit=5`,
  `/api/vendors/analytics/daily?days=${DAYS}`,
  `/api/vendors/analytics/categories?period=90d`,
  `/api/vendors/analytics/visitors?period=90d`,
]

async function askDashboard(token: string) {
  for (const call of calls) await ask(call, token)
}

async function ask(call: string, token: string) {
  const answer = await fetch(`http://127.0.0.1:${PORT}${call}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  if (!answer.ok) throw new Error(await answer.text())
  await answer.text()
}

const range = `vendor_id = $1 and day between current_date - ${DAYS - 1} and current_date`
const questions = [
  `select type, count(*) from events where ${range} group by 1`,
  `select id, type, at from events where ${range} order by at desc limit 5`,
  `select day, type, count(*) from events where ${range} and type in ('MENU_VIEW', 'QR_SCAN') group by 1, 2`,
  `select category_id, count(*) from events where ${range} and type = 'CATEGORY_VIEW' group by 1`,
  `select day, count(distinct visitor) from events where ${range} group by 1`,
  `select extract(isodow from day), extract(hour from at at time zone 'Asia/Kolkata'), count(*)
   from events where ${range} and type in ('MENU_VIEW', 'QR_SCAN') group by 1, 2`,
]

async function queryRawEvents(client: pg.Client, vendorId: string) {
  for (const question of questions) await client.query(question, [vendorId])
}

async function addCategories(client: pg.Client, vendorId: string) {
  await client.query(
    `insert into categories (vendor_id, id, name, position) select $1, 'c' || n, 'Category ' || n, n from generate_series(0, 7) n`,
    [vendorId],
  )
}

/** What a screen waits for: each call alone, and one that does not use the database. */
async function printAnswers(token: string) {
  console.log('each answer by itself, the median of a hundred')
  for (const call of ['/livez', ...calls]) {
    const times: number[] = []
    for (let n = 0; n < 100; n++) times.push(await timeOf(() => ask(call, token)))
    console.log(`  ${call}: ${median(times).toFixed(1)} ms`)
  }
}

function print(events: number, { ours, raw }: Rounds) {
  const faster = (what: keyof Measured) =>
    raw.map((one, round) => one[what] / (ours[round]?.[what] ?? Number.NaN))
  const all = (rounds: Measured[], what: keyof Measured) => rounds.map((one) => one[what])

  console.log(`${format(events)} events, goal ${GOAL.faster}x`)
  for (const [name, what] of measures) {
    console.log(
      `  ${name}: ${spread(faster(what))} less${instabilityNote(all(raw, what))};`,
      `dashboard ${median(all(ours, what)).toFixed(1)} ms, raw events ${median(all(raw, what)).toFixed(1)} ms`,
    )
  }
}

function printGrowth(before: Rounds, after: Rounds) {
  const growth = (who: keyof Rounds, what: keyof Measured) => {
    const of = (rounds: Rounds) => median(rounds[who].map((one) => one[what]))
    return `${(of(after) / of(before)).toFixed(2)}x`
  }
  console.log(`ten times the events, goal at most ${GOAL.growth}x`)
  for (const [name, what] of measures) {
    console.log(`  ${name}: ${growth('ours', what)}; raw events ${growth('raw', what)}`)
  }
}

const measures = [
  ['time', 'ms'],
  ['CPU time', 'cpuMs'],
] as const

const format = (count: number) => count.toLocaleString('en')
