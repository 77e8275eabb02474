import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { findLost } from './find-lost.ts'
import { installPackages } from './install-packages.ts'
import { FRESH_WITHIN_MS } from './ledger.ts'
import { makeLoad } from './load.ts'
import { printTable } from './print-table.ts'
import { makeProcesses, type Processes } from './processes.ts'
import { startDatabase } from './start-database.ts'
import { startNodes } from './start-nodes.ts'
import { startStore } from './start-store.ts'
import { failOver, loseNodes, loseStore, restartNodes } from './steps.ts'

// npm run rehearsal: the whole platform with everything around it, and what happens to it when parts fail.
const WARM_UP_MS = 15_000

installOrSkip()
const folder = mkdtempSync(join(tmpdir(), 'thela-rehearsal-'))
chmodSync(folder, 0o755)
const processes = makeProcesses(folder)
// The terminal and npm both send it, and the second must not end us before the others are.
const interruption = new Promise<string[]>((stop) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop([`ended by ${signal}`]))
})

try {
  const faults = await Promise.race([rehearse(processes), interruption])
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length === 0 ? 0 : 1
} catch (error) {
  console.error(error)
  for (const { name, text } of processes.readLogs())
    console.error(`--- ${name}\n${text.split('\n').slice(-8).join('\n')}`)
  process.exitCode = 1
} finally {
  await processes.killAll()
  if (process.env.KEEP_LOGS) cpSync(join(folder, 'logs'), process.env.KEEP_LOGS, { recursive: true })
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  process.exit()
}

function installOrSkip() {
  try {
    installPackages()
  } catch (error) {
    console.log(
      `The rehearsal was skipped: Debian's packages could not be installed. ${(error as Error).message}`,
    )
    process.exit(0)
  }
}

/** Returns what must not happen and did. */
async function rehearse(processes: Processes) {
  const say = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`)
  say('Starting PostgreSQL, Patroni, etcd, HAProxy, PgBouncer, Swift, two nodes and nginx …')
  const [database, store] = await Promise.all([
    startDatabase(processes, folder),
    startStore(processes, folder),
  ])
  const nodes = await startNodes(processes, folder, { ...database.environment, ...store.environment })
  const load = makeLoad(nodes.origin)
  load.begin('Before')
  await load.start()
  await setTimeout(WARM_UP_MS)
  for (const step of chosenSteps()) {
    processes.refuseEnded()
    say(`${step.name} …`)
    await step({ load, database, nodes, store })
  }
  processes.refuseEnded()
  await load.stop()
  await setTimeout(FRESH_WITHIN_MS)
  load.begin('Compared at the end')
  const compared = await findLost(load, database)
  printTable(load.steps)
  const load5 = loadavg()[1]?.toFixed(1)
  console.log(`
${compared} acknowledged writes compared at the end. Load average of the last five minutes: ${load5} on ${availableParallelism()} cores.`)
  return load.steps.flatMap(({ step, faults }) => faults.map((fault) => `${step}: ${fault}`))
}

/** All of them, or those whose numbers are given. */
function chosenSteps() {
  const steps = [restartNodes, failOver, loseStore, loseNodes]
  const numbers = process.argv.slice(2).map(Number)
  return numbers.length === 0 ? steps : steps.filter((_, n) => numbers.includes(n + 1))
}
