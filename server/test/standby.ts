import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { startEmbeddedPostgres } from '../src/db/embedded-postgres.ts'
import { migrate } from '../src/db/migrate.ts'

/**
 * A migrated primary and its standby, two real servers with streaming replication. The standby begins as a copy of the
 * stopped primary, because the packaged PostgreSQL has no pg_basebackup.
 */
export async function startPrimaryAndStandby() {
  const folder = mkdtempSync(join(tmpdir(), 'thela-standby-'))
  const [primaryFolder, standbyFolder] = [join(folder, 'a'), join(folder, 'b')]
  const stopped = await startEmbeddedPostgres(primaryFolder)
  await migrate(stopped.connection)
  await stopped.stop()

  execFileSync('cp', ['-a', primaryFolder, standbyFolder])
  writeFileSync(join(standbyFolder, 'pg/files/standby.signal'), '')
  const primary = await startEmbeddedPostgres(primaryFolder)
  const { host, port, user, password } = primary.connection
  const standby = await startEmbeddedPostgres(standbyFolder, {
    settings: [`primary_conninfo=host=${host} port=${port} user=${user} password=${password}`],
  })
  afterAll(async () => {
    await standby.stop()
    await primary.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  return { primary, standby }
}
