import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'
import { addressOf } from '../../test/start-node.ts'
import { connectThroughPooler, type Db } from './connect.ts'
import { preparedStatement } from './prepared-statement.ts'
import { joinTraces, runTraced } from './traced-client.ts'

const { db, connection } = await createTestDatabase()
const requestId = '4bf92f3577b34da6a3ce929d0e0e4736'

const readOwnText = async (db: Db) => {
  const { rows } = await sql<{ text: string }>`select current_query() as text`.execute(db)
  return rows[0]?.text
}
const readByName = preparedStatement<{ text: string }>('own text', sql`select current_query() as text`)

test('a statement carries the id of its request in front, and none outside of a request [NODE-10]', async () => {
  expect(await runTraced({ requestId, isFollowed: false }, () => readOwnText(db))).toBe(
    `/* ${requestId} */ select current_query() as text`,
  )
  expect(await readOwnText(db)).toBe('select current_query() as text')
})

test('every statement of a transaction carries it [NODE-10]', async () => {
  const texts = await runTraced({ requestId, isFollowed: false }, () =>
    db.transaction().execute(async (db) => [await readOwnText(db), await readOwnText(db)]),
  )
  expect(texts).toEqual(Array(2).fill(`/* ${requestId} */ select current_query() as text`))
})

test('a statement prepared by name keeps its plan, unless the request is followed [NODE-10]', async () => {
  const run = (isFollowed: boolean) =>
    runTraced({ requestId, isFollowed }, () =>
      db.transaction().execute(async (db) => {
        const [own] = await readByName(db, [])
        const { rows } = await sql`
          select (generic_plans + custom_plans)::int as runs from pg_prepared_statements where name = 'own text'`.execute(
          db,
        )
        return { text: own?.text, rows }
      }),
    )
  expect(await run(false)).toEqual({ text: 'select current_query() as text', rows: [{ runs: 1 }] })
  expect(await run(true)).toEqual({
    text: `/* ${requestId} */ select current_query() as text`,
    rows: [{ runs: 1 }],
  })
})

test('a statement for several requests names those that are followed', () => {
  const other = { requestId: 'b', isFollowed: false }
  expect(joinTraces([undefined, other])).toBeUndefined()
  expect(joinTraces([{ requestId, isFollowed: true }, undefined, other])).toEqual({
    requestId,
    isFollowed: true,
  })
  const many = Array.from({ length: 1000 }, (_, n) => ({ requestId: `r${n}`, isFollowed: true }))
  expect(joinTraces(many)?.requestId.split(' ')).toHaveLength(10)
})

test('through a pooler no statement is prepared by name, and nothing is set for the session [NODE-06]', async () => {
  const { db, close } = connectThroughPooler(addressOf(connection))
  const found = await db.transaction().execute(async (db) => {
    expect(await readByName(db, [])).toEqual([{ text: 'select current_query() as text' }])
    const { rows } = await sql`
      select (select count(*)::int from pg_prepared_statements) as prepared,
        current_setting('statement_timeout') as timeout, current_setting('application_name') as name`.execute(
      db,
    )
    return rows
  })
  await close()
  expect(found).toEqual([{ prepared: 0, timeout: '0', name: 'thela pooled' }])
})
