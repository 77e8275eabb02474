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

/** A database that tells how it answers; filling its tables may take longer than any request may. */
export async function createExplainedDatabase() {
  const { connection } = await createTestDatabase()
  const { pool, close } = connect({ ...connection, statement_timeout: 60_000, query_timeout: 60_000 })
  afterAll(close)

  const asked: CompiledQuery[] = []
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query }) => {
      asked.push(query)
    },
  })

  /** How the database answers each statement that a question needs. */
  async function plansOf(question: () => Promise<unknown>) {
    asked.length = 0
    await question()
    const plans: Plan[] = []
    for (const { sql, parameters } of asked.map(asText)) {
      const { rows } = await pool.query(`explain ${sql}`, [...parameters])
      plans.push({ sql, plan: rows.map((row) => row['QUERY PLAN']).join('\n') })
    }
    return plans
  }

  /** The same, carried out: what each part of a plan really read. */
  async function answersOf(question: () => Promise<unknown>) {
    asked.length = 0
    await question()
    const answers: PlanNode[] = []
    for (const { sql, parameters } of asked.map(asText)) {
      const { rows } = await pool.query(`explain (analyze, format json) ${sql}`, [...parameters])
      answers.push(rows[0]['QUERY PLAN'][0].Plan)
    }
    return answers
  }

  return { db, plansOf, answersOf }
}

/** A statement that is planned once comes with its name. */
function asText({ sql, parameters }: CompiledQuery) {
  const named = sql as string | { text: string }
  return { sql: typeof named === 'string' ? named : named.text, parameters }
}

/** How many rows of each table these plans read, those included that a filter threw away. */
export function countRows(plans: PlanNode[], rows: Record<string, number> = {}) {
  for (const node of plans) {
    const table = node['Relation Name']
    const read = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    if (table) rows[table] = (rows[table] ?? 0) + read
    countRows(node.Plans ?? [], rows)
  }
  return rows
}
