import pg from 'pg'
import { inject } from 'vitest'
import { connect } from '../src/db/connect.ts'
import { newId } from '../src/ids.ts'
import { atEnd } from './at-end.ts'
import { TEMPLATE } from './start-postgres.ts'

/** A fresh copy of the migrated database, which is dropped at the end. */
export async function createTestDatabase() {
  const connection = { ...inject('postgres'), database: `test_${newId()}` }
  await runAsAdmin(`create database ${connection.database} template ${TEMPLATE}`)
  const database = connect(connection)

  atEnd(async () => {
    await database.close()
    await runAsAdmin(`drop database if exists ${connection.database} with (force)`)
  })
  return { ...database, connection }
}

async function runAsAdmin(sql: string) {
  const client = new pg.Client(inject('postgres'))
  await client.connect()
  // Copying fails while another process copies the template, so it is retried.
  for (let tries = 0; ; tries++) {
    try {
      await client.query(sql)
      break
    } catch (error) {
      if ((error as pg.DatabaseError).code !== '55006' || tries > 100) throw error
    }
  }
  await client.end()
}
