import pg from 'pg'
import { cpuMicrosOf, ownCpuMicrosOf } from './cpu-time.ts'
import { openStall } from './open-stall.ts'
import { makePlatform } from './platform.ts'
import { caution, median, spread } from './ratios.ts'
import { sendVisits } from './send-visits.ts'

// Goal 8: durable visits, our grouped commits before the router against one INSERT per request. Twice: in the same
// server with only the writing exchanged, and as one would plainly write it, behind the router like every other call.
const GOALS = new Map([
  [64, 1.8],
  [512, 3],
])
const ROUNDS = Number(process.env.ROUNDS ?? 5)
const SECONDS = Number(process.env.SECONDS ?? 2)
const WARM_UPS = Number(process.env.WARM_UPS ?? 5)
const swapWriter = ['--import', new URL('./swap-writer.ts', import.meta.url).href]
const leaveToRouter = ['--import', new URL('./leave-to-router.ts', import.meta.url).href]

/** The first is ours. */
const variants = [
  { name: 'ours', port: 43_101, nodeOptions: profiling() },
  { name: 'one INSERT per request', port: 43_102, nodeOptions: swapWriter },
  {
    name: 'one INSERT per request, behind the router',
    port: 43_103,
    nodeOptions: [...swapWriter, ...leaveToRouter],
  },
]
const [OURS] = variants.map(({ port }) => port) as [number]

type Server = { port: number; pid: number }
type Measured = { perSecond: number; appMicros: number; micros: number; acknowledged: number }

export async function measureTracking() {
  const platform = makePlatform()
  try {
    // As every server but the first, all of them find a database that is there.
    await platform.fill(OURS, {})
    // The yardsticks have a pool of their own.
    const { host, password } = platform.database()
    const env = { PGHOST: host, PGPASSWORD: password }
    const servers: Server[] = []
    for (const { port, nodeOptions } of variants) {
      servers.push({ port, pid: await platform.start(port, env, nodeOptions) })
    }
    const stalls = await Promise.all(
      Array.from({ length: 9 }, (_, n) => openStall(OURS + (n % variants.length), n)),
    )
    const vendorIds = stalls.map(({ id }) => id)
    const measure = async ({ port, pid }: Server, connections: number): Promise<Measured> => {
      const [app, database] = [ownCpuMicrosOf(pid), cpuMicrosOf(platform.databasePid())]
      const sent = await sendVisits({ port, connections, seconds: SECONDS, vendorIds })
      const appMicros = (ownCpuMicrosOf(pid) - app) / sent.acknowledged
      const micros = appMicros + (cpuMicrosOf(platform.databasePid()) - database) / sent.acknowledged
      if (port === OURS) acknowledged += sent.acknowledged
      return { ...sent, appMicros, micros }
    }
    const measureAll = async (connections: number) => {
      const round: Measured[] = []
      for (const server of servers) round.push(await measure(server, connections))
      return round
    }

    let acknowledged = 0
    // Fresh code is slow code: all have served thousands before anything is measured.
    for (let n = 0; n < WARM_UPS; n++) await measureAll(128)
    for (const [connections, goal] of GOALS) {
      const rounds: Measured[][] = []
      for (let n = 0; n < ROUNDS; n++) rounds.push(await measureAll(connections))
      tell(`${connections} connections, goal ${goal}x`, rounds)
    }
    await tellStored(acknowledged, platform.database())
  } finally {
    await platform.stop()
  }
}

function tell(title: string, rounds: Measured[][]) {
  console.log(title)
  for (const [n, { name }] of variants.entries()) {
    const ours = rounds.map(([first]) => first as Measured)
    const theirs = rounds.map((round) => round[n] as Measured)
    const of = (what: 'perSecond' | 'micros' | 'appMicros') => theirs.map((one) => one[what])
    const middle = (what: 'perSecond' | 'micros' | 'appMicros') => median(of(what)).toFixed(0)
    const visits = ours.map(({ perSecond }, n) => perSecond / (theirs[n]?.perSecond ?? 0))
    const micros = ours.map(({ micros }, n) => (theirs[n]?.micros ?? 0) / micros)

    console.log(
      `  ${name}: ${middle('perSecond')}/s, ${middle('micros')} µs a visit, ${middle('appMicros')} of them in the app`,
    )
    if (n === 0) continue
    console.log(`    ours against it: visits a second ${spread(visits)}${caution(of('perSecond'))}`)
    console.log(`    processor time ${spread(micros)} less${caution(of('micros'))}`)
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
