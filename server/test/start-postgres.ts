import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { connect } from '../src/db/connect.ts'
import { startEmbeddedPostgres } from '../src/db/embedded-postgres.ts'
import { migrate } from '../src/db/migrate.ts'
import { prepareEventMonths } from '../src/features/core/events/prepare-event-months.ts'
import { loadLocations } from '../src/features/places/locations/load-locations.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: pg.ClientConfig
  }
}

/**
 * The shared server need not be durable, because tests of durability start their own. Its plans are the same in every
 * run, because statistics cover whole tables instead of a random sample and are never updated automatically.
 */
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'autovacuum=off',
  'default_statistics_target=1000',
  // Two files at a time, some of which start several servers.
  'max_connections=200',
]

export const TEMPLATE = 'thela_template'

/** One PostgreSQL for the whole run, with a migrated database that every test file copies. */
export async function setup(project: TestProject) {
  const server = await openServer()
  await makeTemplate(server.connection)
  project.provide('postgres', server.connection)
  return server.stop
}

async function openServer() {
  const url = process.env.TEST_DATABASE_URL
  if (url) {
    const { hostname, port, username, password, pathname } = new URL(url)
    const connection = {
      host: hostname,
      port: Number(port || 5432),
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
      database: pathname.slice(1),
    }
    return { connection, stop: async () => {} }
  }

  const folder = await mkdtemp(join(tmpdir(), 'thela-test-'))
  const server = await startEmbeddedPostgres(folder, { settings })
  return {
    connection: server.connection,
    stop: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function makeTemplate(connection: pg.ClientConfig) {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(`drop database if exists ${TEMPLATE} with (force)`)
  await client.query(`create database ${TEMPLATE}`)
  await client.end()

  const template = { ...connection, database: TEMPLATE }
  await migrate(template)
  const { db, close } = connect(template)
  await loadLocations(db)
  await prepareEventMonths(db)
  await close()
}
