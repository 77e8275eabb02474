import { parseArgs } from 'node:util'
import { buildOldSchema } from './capacity/build-old-schema.ts'
import { fillEvents } from './capacity/fill-events.ts'
import { fillVendors } from './capacity/fill-vendors.ts'
import { measureBackup, measureRehearsal } from './capacity/measure-backup.ts'
import { measureDisk } from './capacity/measure-disk.ts'
import { measureScreens } from './capacity/measure-screens.ts'
import { measureFirstStart, measureStart } from './capacity/measure-start.ts'
import { openCluster } from './capacity/open-cluster.ts'
import type { Row, Scale } from './capacity/scale.ts'
import { describeRun, formatTable, writeTable } from './capacity/write-table.ts'

// npm run bench -- capacity: a whole platform of a given size, and what it takes (NODE-09). With --write the table goes
// into docs/capacity.md. Needs about 450 bytes of disk for each event.
const { values } = parseArgs({
  options: {
    vendors: { type: 'string', default: '1000' },
    items: { type: 'string', default: '30000' },
    events: { type: 'string', default: '1000000' },
    days: { type: 'string', default: '30' },
    migrations: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '20' },
    note: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
})
const scale: Scale = {
  vendors: Number(values.vendors),
  items: Number(values.items),
  events: Number(values.events),
  days: Number(values.days),
}

const cluster = await openCluster(scale)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => cluster.remove().then(() => process.exit(1)))
try {
  const rows = await fillAndMeasure()
  const table = formatTable(describeRun(scale, values.note), rows)
  console.log(table)
  if (values.write) writeTable(table)
} finally {
  await cluster.remove()
}

async function fillAndMeasure() {
  const { passwordHash, places } = await cluster.prepare()
  await cluster.useSettings('for filling')
  const database = await cluster.createDatabase()
  const pending = await buildOldSchema(database, Number(values.migrations))
  await fillVendors(database, scale, { passwordHash, places })
  await fillEvents(database, scale)
  await cluster.useSettings('as usual')

  const first = show(await measureFirstStart(cluster, pending))
  const start = await measureStart(cluster)
  show(start.rows)
  const screens = show(await measureScreens(start.program, scale, Number(values.rounds)))
  const disk = show(await measureDisk(cluster))
  const backup = await measureBackup(start.program, cluster)
  show(backup.rows)
  await start.program.stop()
  const rehearsal = show(await measureRehearsal(cluster, backup.file))
  return [...disk, ...first, ...start.rows, ...screens, ...backup.rows, ...rehearsal]
}

/** At once, because a run of full size takes hours and its later parts may fail. */
function show(rows: Row[]) {
  for (const { group, what, result } of rows) console.error(`${group}: ${what}: ${result}`)
  return rows
}
