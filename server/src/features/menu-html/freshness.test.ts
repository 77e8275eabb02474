import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../test/app.ts'
import { appProcesses } from '../../../test/app-process.ts'
import { createTestDatabase } from '../../../test/database.ts'
import { createExplainedDatabase } from '../../../test/plans.ts'
import { openStall, type Stall } from '../../../test/stall.ts'
import { insertVendor } from '../../../test/vendors.ts'
import { makeMenuCache } from './make-menu-cache.ts'

const start = appProcesses((await createTestDatabase()).connection)
const STALLS = 20
const ROUNDS = 10

test('two hundred edits on one process are each read on another within a second', async () => {
  const [edited, read] = await Promise.all([start(), start()])
  const stalls = await Promise.all(Array.from({ length: STALLS }, () => openStall(edited.origin)))
  const pageOf = async ({ path }: Stall) => (await fetch(read.origin + path)).text()
  await Promise.all(stalls.map(pageOf))

  let fresh = 0
  for (let round = 1; round <= ROUNDS; round++) {
    await Promise.all(stalls.map((stall) => stall.rename(`Bhel number ${round}.`)))
    await sleep(1000)
    const pages = await Promise.all(stalls.map(pageOf))
    fresh += pages.filter((page) => page.includes(`Bhel number ${round}.`)).length
  }

  expect(fresh).toBe(STALLS * ROUNDS)
}, 120_000)

test('a thousand customers who come at once to a cold menu ask the database once', async () => {
  const { platform } = await createTestApp()
  const { db, plansOf } = await createExplainedDatabase()
  const id = await insertVendor(db)
  const cache = makeMenuCache({ ...platform, db }, { scriptUrl: '/menu.js', origin: '' })

  const asked = await plansOf(() => Promise.all(Array.from({ length: 1000 }, () => cache.get(id))))

  expect(asked.filter(({ sql }) => sql.includes('from categories'))).toHaveLength(1)
})
