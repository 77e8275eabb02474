import { type Cluster, type Program, waitFor, withClient } from './open-cluster.ts'
import { formatBytes, formatMs, formatSeconds, type Row } from './scale.ts'
import { memoryOf, ownMemoryOf, watchMemory } from './watch-memory.ts'

/** The start that applies the pending migrations, and the sums of the night, which it makes up for. */
export async function measureFirstStart(cluster: Cluster, pending: string[]): Promise<Row[]> {
  const began = performance.now()
  const program = await cluster.start()
  const startMs = performance.now() - began
  const memory = watchMemory({
    node: () => ownMemoryOf(program.pid),
    PostgreSQL: () => memoryOf(cluster.databasePid()),
  })
  const before = await askBeforeSums(program)
  const sums = await waitForSums(cluster)
  const peak = memory.stop()
  await program.stop()

  return [
    {
      group: 'Start',
      what: `with the last ${pending.length} migrations (${pending[0]?.slice(0, 4)} to ${pending.at(-1)?.slice(0, 4)}) to apply`,
      result: formatSeconds(startMs),
    },
    ...before,
    { group: 'Night', what: 'sums of a day and of all periods', result: `${sums}; at most ${peak}` },
  ]
}

/** A start with nothing to migrate; the program stays for what is measured next. */
export async function measureStart(cluster: Cluster) {
  const began = performance.now()
  const program = await cluster.start()
  const startMs = performance.now() - began
  await waitForToday(cluster)
  const memory = `node ${formatBytes(ownMemoryOf(program.pid))}, PostgreSQL ${formatBytes(memoryOf(cluster.databasePid()))}`
  const rows: Row[] = [
    { group: 'Start', what: 'with nothing to migrate', result: formatSeconds(startMs) },
    { group: 'Memory', what: 'after the start', result: memory },
  ]
  return { program, rows }
}

/** What administrators get while the sums of the night do not exist yet: after an import, or a missed night. */
async function askBeforeSums(program: Program): Promise<Row[]> {
  const token = await program.signInAdmin()
  const rows: Row[] = []
  for (const screen of ['analytics', 'notifications']) {
    const began = performance.now()
    const { status } = await fetch(`http://127.0.0.1:${program.port}/api/admin/${screen}?period=30d`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const result = `${status} after ${formatMs(performance.now() - began)}`
    rows.push({ group: 'Administrator', what: `${screen}, before the sums of the night`, result })
  }
  return rows
}

type Run = { ms: number; error: string | null; result: { differences: number } }

async function waitForSums(cluster: Cluster) {
  const run = await withClient(cluster.connection(), async (client) => {
    const find = async () => {
      const { rows } = await client.query<Run>(
        `select extract(epoch from finished_at - started_at)::float * 1000 as ms, error, result
         from job_runs where name = 'catch up rollups' and finished_at is not null`,
      )
      return rows[0]
    }
    await waitFor(async () => (await find()) !== undefined)
    return (await find()) as Run
  })
  if (run.error) return `failed after ${formatSeconds(run.ms)}: ${run.error}`
  if (run.result.differences !== 0)
    throw new Error(`The program counts otherwise: ${JSON.stringify(run.result)}`)
  return formatSeconds(run.ms)
}

/** Today is added to the sums every five minutes once it has this many rows; below that it is read. */
const MANY_ROWS = 20_000

function waitForToday(cluster: Cluster) {
  return withClient(cluster.connection(), (client) =>
    waitFor(async () => {
      const { rows } = await client.query(
        `select from totals_reach where folded_at is null and exists (
          select from vendor_days where day = until + 1 offset ${MANY_ROWS})`,
      )
      return rows.length === 0
    }),
  )
}
