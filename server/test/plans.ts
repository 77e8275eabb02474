import { CamelCasePlugin, type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import { afterAll } from 'vitest'
import { connect } from '../src/db/connect.ts'
import type { DB } from '../src/db/types.ts'
import { createTestDatabase } from './database.ts'

type Plan = { sql: string; plan: string }

type PlanNode = {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

/** A database that explains its queries, with a long timeout for filling its tables. */
export async function createExplainedDatabase() {
  const { connection } = await createTestDatabase()
  const { pool, close } = connect({ ...connection, statement_timeout: 60_000, query_timeout: 60_000 })
  afterAll(close)

  const queries: CompiledQuery[] = []
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query }) => {
      queries.push(query)
    },
  })

  /** The query plan of each statement that a function runs. */
  async function plansOf(run: () => Promise<unknown>) {
    queries.length = 0
    await run()
    const plans: Plan[] = []
    for (const { sql, parameters } of queries.map(asText)) {
      const { rows } = await pool.query(`explain ${sql}`, [...parameters])
      plans.push({ sql, plan: rows.map((row) => row['QUERY PLAN']).join('\n') })
    }
    return plans
  }

  /** The same, but the statements are run, so that each node has its actual row counts. */
  async function answersOf(run: () => Promise<unknown>) {
    queries.length = 0
    await run()
    const answers: PlanNode[] = []
    for (const { sql, parameters } of queries.map(asText)) {
      const { rows } = await pool.query(`explain (analyze, format json) ${sql}`, [...parameters])
      answers.push(rows[0]['QUERY PLAN'][0].Plan)
    }
    return answers
  }

  return { db, plansOf, answersOf }
}

/** A prepared statement is an object with its text and name. */
function asText({ sql, parameters }: CompiledQuery) {
  const named = sql as string | { text: string }
  return { sql: typeof named === 'string' ? named : named.text, parameters }
}

/** The number of rows that these plans read from each table, including those removed by a filter. */
export function countRows(plans: PlanNode[], rows: Record<string, number> = {}) {
  for (const node of plans) {
    const table = node['Relation Name']
    const read = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    if (table) rows[table] = (rows[table] ?? 0) + read
    countRows(node.Plans ?? [], rows)
  }
  return rows
}
