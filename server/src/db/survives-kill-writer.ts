import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from './connect.ts'
import { isDatabaseDown } from './database-errors.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

// The app that survives-kill.test.ts kills: writes row after row and prints each id once it is committed.
const [folder = '', life] = process.argv.slice(2)
const server = await startEmbeddedPostgres(folder)
const { pool } = connect(server.connection)

for (let number = 0; ; number++) {
  const id = `${life}-${number}`
  try {
    await pool.query('insert into written (id) values ($1)', [id])
    console.log(id)
  } catch (error) {
    if (!isDatabaseDown(error)) throw error
    await sleep(10)
  }
}
