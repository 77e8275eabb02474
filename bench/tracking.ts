import pg from 'pg'
import { cpuMicrosOf, ownCpuMicrosOf } from './cpu-time.ts'
import { makePlatform } from './platform.ts'
import { instabilityNote, median, spread } from './ratios.ts'
import { registerVendor } from './register-vendor.ts'
import { sendVisits } from './send-visits.ts'

// Goal 8: durable visits, our group commit before the router against one INSERT per request. Two baselines: the same
// server with only the writing replaced, and an ordinary route behind the router. The same server that stores nothing
// shows how much of the cost is the writing.
const GOALS = new Map([
  [64, 1.8],
  [512, 3],
])
const ROUNDS = Number(process.env.ROUNDS ?? 5)
const SECONDS = Number(process.env.SECONDS ?? 2)
const WARM_UPS = Number(process.env.WARM_UPS ?? 5)
const replaceWriter = ['--import', new URL('./replace-writer.ts', import.meta.url).href]
const disableFastPath = ['--import', new URL('./disable-fast-path.ts', import.meta.url).href]

const oneByOne = { VISIT_WRITER: './insert-per-request.ts' }

const variants: Variant[] = [
  { name: 'ours', port: 23_101, env: {}, nodeOptions: profiling() },
  {
    name: 'nothing stored',
    port: 23_102,
    env: { VISIT_WRITER: './store-nothing.ts' },
    nodeOptions: replaceWriter,
  },
  { name: 'one INSERT per request', port: 23_103, env: oneByOne, nodeOptions: replaceWriter },
  {
    name: 'one INSERT per request, behind the router',
    port: 23_104,
    env: oneByOne,
    nodeOptions: [...replaceWriter, ...disableFastPath],
  },
]
const [OURS] = variants.map(({ port }) => port) as [number]

type Variant = { name: string; port: number; env: Record<string, string>; nodeOptions: string[] }
type Server = { port: number; pid: number }
type Measured = { perSecond: number; appMicros: number; micros: number; acknowledged: number }

export async function measureTracking() {
  const platform = makePlatform()
  try {
    // Like every start but the first, all servers find an existing database.
    await platform.fill(OURS, {})
    // The baselines use their own connection pool.
    const { host, password } = platform.database()
    const access = { PGHOST: host, PGPASSWORD: password }
    const servers: Server[] = []
    for (const { port, env, nodeOptions } of variants) {
      servers.push({ port, pid: await platform.start(port, { ...access, ...env }, nodeOptions) })
    }
    const vendors = await Promise.all(
      Array.from({ length: 9 }, (_, n) => registerVendor(OURS + (n % variants.length), n)),
    )
    const vendorIds = vendors.map(({ id }) => id)
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
    // Warm up: all servers handle thousands of visits before anything is measured.
    for (let n = 0; n < WARM_UPS; n++) await measureAll(128)
    for (const [connections, goal] of GOALS) {
      const rounds: Measured[][] = []
      for (let n = 0; n < ROUNDS; n++) rounds.push(await measureAll(connections))
      print(`${connections} connections, goal ${goal}x`, rounds)
    }
    await printStored(acknowledged, platform.database())
  } finally {
    await platform.stop()
  }
}

function print(title: string, rounds: Measured[][]) {
  console.log(title)
  const [ours, unstored, ...baselines] = variants.map(({ name }, n) => {
    const of = (what: 'perSecond' | 'micros' | 'appMicros') =>
      rounds.map((round) => (round[n] as Measured)[what])
    return { name, perSecond: of('perSecond'), micros: of('micros'), appMicros: of('appMicros') }
  }) as [Line, Line, ...Line[]]

  for (const { name, perSecond, micros, appMicros } of [ours, unstored, ...baselines]) {
    const [visits, all, app] = [perSecond, micros, appMicros].map((numbers) => median(numbers).toFixed(0))
    console.log(`  ${name}: ${visits}/s, ${all} µs a visit, ${app} of them in the app`)
  }
  for (const { name, perSecond, micros } of baselines) {
    console.log(`  against ${name}`)
    console.log(
      `    visits a second ${spread(ratios(ours.perSecond, perSecond))}${instabilityNote(perSecond)}`,
    )
    console.log(`    CPU time ${spread(ratios(micros, ours.micros))} less${instabilityNote(micros)}`)
    console.log(`    nothing stored, visits a second ${spread(ratios(unstored.perSecond, perSecond))}`)
  }
}

type Line = { name: string; perSecond: number[]; micros: number[]; appMicros: number[] }

const ratios = (these: number[], those: number[]) =>
  these.map((figure, n) => figure / (those[n] ?? Number.NaN))

async function printStored(acknowledged: number, database: pg.ClientConfig) {
  const client = new pg.Client(database)
  await client.connect()
  const { rows } = await client.query(`
    select (select count(*)::int from events where type = 'MENU_VIEW') as stored,
      (select sum(count)::int from vendor_days where type = 'MENU_VIEW') as counted`)
  await client.end()
  console.log(`acknowledged ${acknowledged}, stored ${rows[0].stored}, counted ${rows[0].counted}`)
}

/** PROFILE=folder writes a CPU profile of our server there. */
function profiling() {
  const { PROFILE } = process.env
  return PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${PROFILE}`] : []
}
