import pg from 'pg'
import { cpuMicrosOf } from './cpu-time.ts'
import { openStall } from './open-stall.ts'
import { makePlatform } from './platform.ts'
import { caution, median, spread } from './ratios.ts'
import { sendVisits } from './send-visits.ts'

// Goal 8: durable visits, our grouped commits against one INSERT per request: the same server, the same
// PostgreSQL, only the writing differs.
const GOALS = new Map([
  [64, 1.8],
  [512, 3],
])
const ROUNDS = Number(process.env.ROUNDS ?? 5)
const SECONDS = Number(process.env.SECONDS ?? 2)
const WARM_UPS = Number(process.env.WARM_UPS ?? 5)
const OURS = 43_101
const YARDSTICK = 43_102
const swapWriter = new URL('./swap-writer.ts', import.meta.url).href

export async function measureTracking() {
  const platform = makePlatform()
  try {
    const ours = { port: OURS, pid: await platform.start(OURS, {}, profiling()) }
    const { host, password } = platform.database()
    const env = { PGHOST: host, PGPASSWORD: password }
    const yardstick = { port: YARDSTICK, pid: await platform.start(YARDSTICK, env, ['--import', swapWriter]) }
    const stalls = await Promise.all(Array.from({ length: 8 }, (_, n) => openStall(OURS, n)))
    const vendorIds = stalls.map(({ id }) => id)
    const measure = async ({ port, pid }: typeof ours, connections: number) => {
      const [app, database] = [cpuMicrosOf(pid), cpuMicrosOf(platform.databasePid())]
      const sent = await sendVisits({ port, connections, seconds: SECONDS, vendorIds })
      const appMicros = (cpuMicrosOf(pid) - app) / sent.acknowledged
      const micros = appMicros + (cpuMicrosOf(platform.databasePid()) - database) / sent.acknowledged
      return { ...sent, appMicros, micros }
    }

    let acknowledged = 0
    // Fresh code is slow code: both have served thousands before anything is measured.
    for (let n = 0; n < WARM_UPS; n++) {
      acknowledged += (await measure(ours, 128)).acknowledged
      await measure(yardstick, 128)
    }
    for (const [connections, goal] of GOALS) {
      const rounds: Round[] = []
      for (let n = 0; n < ROUNDS; n++) {
        rounds.push({
          ours: await measure(ours, connections),
          yardstick: await measure(yardstick, connections),
        })
      }
      acknowledged += rounds.reduce((sum, { ours }) => sum + ours.acknowledged, 0)
      tell(`${connections} connections, goal ${goal}x`, rounds)
    }
    await tellStored(acknowledged, platform.database())
  } finally {
    await platform.stop()
  }
}

type Measured = { perSecond: number; appMicros: number; micros: number; acknowledged: number }
type Round = { ours: Measured; yardstick: Measured }

function tell(title: string, rounds: Round[]) {
  const ours = rounds.map(({ ours }) => ours)
  const yardstick = rounds.map(({ yardstick }) => yardstick)
  const of = (measured: Measured[], what: keyof Measured) => measured.map((one) => one[what])
  const middle = (measured: Measured[], what: keyof Measured) => median(of(measured, what)).toFixed(0)
  const ratio = (what: 'perSecond' | 'micros') =>
    rounds.map(({ ours, yardstick }) =>
      what === 'perSecond' ? ours[what] / yardstick[what] : yardstick[what] / ours[what],
    )

  console.log(title)
  console.log(`  visits a second: ${spread(ratio('perSecond'))}${caution(of(yardstick, 'perSecond'))}`)
  console.log(`  processor time:  ${spread(ratio('micros'))} less${caution(of(yardstick, 'micros'))}`)
  for (const [name, all] of [
    ['ours', ours],
    ['one INSERT per request', yardstick],
  ] as const) {
    console.log(
      `  ${name}: ${middle(all, 'perSecond')}/s, ${middle(all, 'micros')} µs a visit, ${middle(all, 'appMicros')} of them in the app`,
    )
  }
}

async function tellStored(acknowledged: number, database: pg.ClientConfig) {
  const client = new pg.Client(database)
  await client.connect()
  const { rows } = await client.query(`
    select (select count(*)::int from events where type = 'MENU_VIEW') as stored,
      (select sum(count)::int from vendor_days where type = 'MENU_VIEW') as counted`)
  await client.end()
  console.log(`acknowledged ${acknowledged}, stored ${rows[0].stored}, counted ${rows[0].counted}`)
}

/** PROFILE=folder writes where our server's time goes. */
function profiling() {
  const { PROFILE } = process.env
  return PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${PROFILE}`] : []
}
