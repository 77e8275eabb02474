import { platformApi } from '@thela/contract/core/platform'
import { afterAll, expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { buildApp } from '../../../app.ts'
import { connect } from '../../../db/connect.ts'

const { platform, connection } = await createTestApp()
const unavailable = connect({ ...connection, database: 'no_such_database' })
const app = await buildApp({ ...platform, db: unavailable.db })
afterAll(async () => {
  await app.close()
  await unavailable.close()
})

test.each([platformApi.readHealth.path, '/readyz'])(
  '%s reports that the database is unavailable',
  async (path) => {
    const answer = await app.inject(path)
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { status: 'error', message: 'The database does not answer.' },
    ])
  },
)
