import pg from 'pg'
import { afterAll, describe, expect, inject, test, vi } from 'vitest'
import { isLong } from '../../../scripts/long.ts'
import { newId } from '../../src/ids.ts'
import { appProcesses } from '../app-process.ts'
import { findFormerRelease, unpackRelease } from '../former-release.ts'
import { registerVendorClient } from '../vendor-client.ts'

vi.setConfig({ testTimeout: 600_000 })

// Part of npm run test:long, in a clone with its history (DEC-328).
const release = isLong ? findFormerRelease() : undefined

const connection = { ...inject('postgres'), database: `former_${newId()}` }
await runAsAdmin(`create database ${connection.database}`)
afterAll(() => runAsAdmin(`drop database ${connection.database} with (force)`))
const startNode = appProcesses(connection)
const former = release ? await unpackRelease(release) : ''

async function runAsAdmin(statement: string) {
  const client = new pg.Client(inject('postgres'))
  await client.connect()
  await client.query(statement)
  await client.end()
}

const isReady = async ({ origin }: { origin: string }) => (await fetch(`${origin}/readyz`)).status === 200

/** A vendor of one node adds a dish there, which is on the menu of both. */
async function sellOn(node: { origin: string }, other: { origin: string }, dish: string) {
  const { path, add } = await registerVendorClient(node.origin)
  expect(await add(dish)).toBe(201)
  for (const { origin } of [node, other])
    await expect.poll(async () => (await fetch(origin + path)).text()).toContain(dish)
  return add
}

describe.skipIf(!release)('the former release', () => {
  test('goes on when this one migrates the database, works beside it, and starts again [NODE-02]', async () => {
    const old = await startNode(undefined, former)
    const current = await startNode()
    expect([await isReady(old), await isReady(current)]).toEqual([true, true])
    const addOnOld = await sellOn(old, current, 'Sev Puri')
    await sellOn(current, old, 'Dahi Puri')

    const restarted = await startNode(undefined, former)
    expect(await isReady(restarted)).toBe(true)
    await sellOn(restarted, current, 'Pani Puri')
    expect(await addOnOld('Ragda Pattice')).toBe(201)
  })
})
