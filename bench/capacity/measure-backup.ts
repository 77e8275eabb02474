import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Cluster, type Program, waitFor } from './open-cluster.ts'
import { formatBytes, formatSeconds, type Row } from './scale.ts'
import { memoryOf, ownMemoryOf, watchMemory } from './watch-memory.ts'

/** A backup as Create Backup makes it, read back before it counts. */
export async function measureBackup(program: Program, cluster: Cluster) {
  const folder = join(cluster.folder, 'backups')
  const before = new Set(listArchives(folder))
  const memory = watchMemory({
    node: () => ownMemoryOf(program.pid),
    PostgreSQL: () => memoryOf(cluster.databasePid()),
  })
  const began = performance.now()
  await makeBackup(program)
  const file = listArchives(folder).find((name) => !before.has(name))
  if (!file) throw new Error('There is no backup.')
  const result = `${formatSeconds(performance.now() - began)}, ${formatBytes(statSync(join(folder, file)).size)}; at most ${memory.stop()}`
  const rows: Row[] = [{ group: 'Backup', what: 'made and read back', result }]
  return { file: join(folder, file), rows }
}

const listArchives = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.tar.zst'))

/** The answer may come later than this side waits for it; the program goes on and says how far it is. */
async function makeBackup(program: Program) {
  const token = await program.signInAdmin()
  const call = (path: string, method: string) =>
    fetch(`http://127.0.0.1:${program.port}/api/backup/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
    })
  const isMade = call('manual', 'POST').then(
    (answer) => answer.ok,
    () => false,
  )
  if (await isMade) return
  await waitFor(async () => {
    await sleep(1000)
    return (await (await call('stats', 'GET')).json()).running === null
  })
}

/** The drill: the backup on an empty machine, as docs/operations.md describes it. */
export async function measureRehearsal(cluster: Cluster, file: string): Promise<Row[]> {
  await cluster.removeDatabase()
  const home = join(cluster.folder, 'drill')
  const restore = spawn(
    process.execPath,
    [fileURLToPath(new URL('../../server/src/restore.ts', import.meta.url)), file],
    {
      env: {
        PATH: process.env.PATH,
        DATA_DIR: home,
        DEMO: '0',
        BACKUP_KEY: readFileSync(join(cluster.folder, 'backup.key'), 'utf8').trim(),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const memory = watchMemory({
    node: () => ownMemoryOf(restore.pid as number),
    PostgreSQL: () => memoryOf(pidOf(home)),
  })
  const began = performance.now()
  const [code] = await once(restore, 'exit')
  const result = `${formatSeconds(performance.now() - began)}; at most ${memory.stop()}`
  return [
    {
      group: 'Backup',
      what: 'restored on an empty machine and compared',
      result: code === 0 ? result : `failed after ${result}`,
    },
  ]
}

function pidOf(home: string) {
  try {
    return Number.parseInt(readFileSync(join(home, 'postgres/pg/files/postmaster.pid'), 'utf8'), 10)
  } catch {
    return 0
  }
}
