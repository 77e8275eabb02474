import { platformApi } from '@thela/contract/core/platform'
import { afterAll, expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { buildApp } from '../../../app.ts'
import { connect } from '../../../db/connect.ts'

const { app: healthy, platform, connection } = await createTestApp()
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

test('a node that is about to stop is not ready, and still answers everything else [NODE-03]', async () => {
  healthy.stop.isNear = true
  const answer = await healthy.inject({ url: '/readyz' })
  expect([answer.statusCode, answer.json().message]).toEqual([503, 'This node is about to stop.'])
  expect((await healthy.inject({ url: '/livez' })).statusCode).toBe(200)
  healthy.stop.isNear = false
  expect((await healthy.inject({ url: '/readyz' })).statusCode).toBe(200)
})
