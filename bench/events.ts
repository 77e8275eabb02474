import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { sendVisits } from './send-visits.ts'

// Goal 8 of the performance goals: durable visits, our grouped commits against one INSERT per request,
// both on one PostgreSQL in one run. Run it with: node bench/events.ts
const GOALS = new Map([
  [64, 1.8],
  [512, 3],
])
const ROUNDS = 5
const SECONDS = Number(process.env.SECONDS ?? 2)
const OURS = 43_101
const YARDSTICK = 43_102

const folder = mkdtempSync(join(tmpdir(), 'thela-bench-'))
const database = { host: join(folder, 'postgres/pg'), user: 'thela', database: 'postgres' }
const children: ChildProcess[] = []

try {
  await run()
} finally {
  await stopAll()
  rmSync(folder, { recursive: true, force: true })
}

async function run() {
  await start('../server/src/main.ts', {
    PORT: String(OURS),
    DATA_DIR: folder,
    DEMO: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000000',
  })
  const password = readFileSync(join(database.host, 'password'), 'utf8')
  await start('./insert-per-request.ts', {
    PORT: String(YARDSTICK),
    PGHOST: database.host,
    PGPASSWORD: password,
  })
  const vendorIds = await Promise.all(Array.from({ length: 8 }, (_, n) => openStall(n)))

  let acknowledged = 0
  for (const port of [OURS, YARDSTICK]) {
    const warmUp = await sendVisits({ port, connections: 64, seconds: 1, vendorIds })
    if (port === OURS) acknowledged += warmUp.acknowledged
  }
  for (const [connections, goal] of GOALS) {
    const rounds = await compare(connections, vendorIds)
    acknowledged += rounds.reduce((sum, { ours }) => sum + ours.acknowledged, 0)
    tell(connections, goal, rounds)
  }
  await tellStored(acknowledged, password)
}

type Sent = Awaited<ReturnType<typeof sendVisits>>
type Round = { ours: Sent; yardstick: Sent }

async function compare(connections: number, vendorIds: string[]) {
  const rounds: Round[] = []
  for (let n = 0; n < ROUNDS; n++) {
    const load = { connections, seconds: SECONDS, vendorIds }
    const ours = await sendVisits({ port: OURS, ...load })
    rounds.push({ ours, yardstick: await sendVisits({ port: YARDSTICK, ...load }) })
  }
  return rounds
}

function tell(connections: number, goal: number, rounds: Round[]) {
  const ratios = sorted(rounds.map(({ ours, yardstick }) => ours.perSecond / yardstick.perSecond))
  const yardstick = sorted(rounds.map(({ yardstick }) => yardstick.perSecond))
  const ours = sorted(rounds.map(({ ours }) => ours.perSecond))
  const isSteady = (yardstick.at(-1) ?? 0) < 2 * (yardstick[0] ?? 0)

  console.log(
    `${connections} connections: ${median(ratios).toFixed(2)}x (${ratios[0]?.toFixed(2)} to ${ratios.at(-1)?.toFixed(2)}), goal ${goal}x;`,
    `ours ${median(ours).toFixed(0)}/s, one INSERT per request ${median(yardstick).toFixed(0)}/s`,
    isSteady ? '' : '(inconclusive: the yardstick itself spreads over 2x)',
  )
}

async function tellStored(acknowledged: number, password: string) {
  const client = new pg.Client({ ...database, password })
  await client.connect()
  const { rows } = await client.query(`
    select (select count(*)::int from events where type = 'MENU_VIEW') as stored,
      (select sum(count)::int from vendor_days where type = 'MENU_VIEW') as counted`)
  await client.end()
  console.log(`acknowledged ${acknowledged}, stored ${rows[0].stored}, counted ${rows[0].counted}`)
}

async function start(file: string, env: Record<string, string>) {
  const path = new URL(file, import.meta.url).pathname
  const child = spawn(process.execPath, [path], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  await new Promise<void>((ready, fail) => {
    child.stdout.on('data', (text) => String(text).includes('is ready') && ready())
    child.on('exit', () => fail(new Error(`${file} ended by itself`)))
  })
}

async function openStall(n: number) {
  const answer = await fetch(`http://127.0.0.1:${OURS}/api/auth/vendor/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Asha Patel',
      businessName: `Asha Chaat House ${n}`,
      phone: `+91980000000${n}`,
      password: 'Passw0rd!',
      country: 'India',
      state: 'Gujarat',
      city: 'Surat',
      area: 'Adajan',
    }),
  })
  const { user } = (await answer.json()) as { user: { id: string } }
  return user.id
}

/** The yardstick first: the app then stops the database that both use. */
async function stopAll() {
  for (const child of children.toReversed()) {
    child.removeAllListeners('exit')
    if (child.exitCode !== null) continue
    const isOver = new Promise((over) => child.on('exit', over))
    child.kill('SIGTERM')
    await isOver
  }
}

function sorted(numbers: number[]) {
  return [...numbers].sort((a, b) => a - b)
}

function median(numbers: number[]) {
  return sorted(numbers)[Math.floor(numbers.length / 2)] ?? 0
}
