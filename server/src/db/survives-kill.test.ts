import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { isLong } from '../../../scripts/long.ts'
import { seededRandom } from '../demo/seeded-random.ts'
import { connect } from './connect.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

const KILLS = isLong ? 100 : 6
const writer = new URL('./survives-kill-writer.ts', import.meta.url).pathname

test('every acknowledged row is stored exactly once, although app and database are killed again and again', {
  timeout: 120_000 + 20_000 * KILLS,
}, async () => {
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
  console.log(`SEED=${seed}`)
  const { next: random } = seededRandom(seed)
  const folder = mkdtempSync(path.join(tmpdir(), 'pg-kill-'))
  await askOnce(folder, 'create table written (id text not null)')

  const acknowledged: string[] = []
  let app = startWriter(folder, 0, acknowledged)
  onTestFinished(async () => {
    await app.kill()
    rmSync(folder, { recursive: true })
  })
  for (let kill = 0; kill < KILLS; kill++) {
    await app.hasWritten(1 + Math.floor(random() * 100))
    if (kill % 2 === 0) {
      await app.kill()
      app = startWriter(folder, kill + 1, acknowledged)
    } else {
      process.kill(readServerPid(folder), 'SIGKILL')
    }
  }
  await app.hasWritten(1)
  await app.kill()

  const kept = await askOnce(folder, 'select id, count(*) as copies from written group by id')
  const copies = new Map(kept.map(({ id, copies }) => [id, copies]))
  expect(acknowledged.length).toBeGreaterThan(KILLS)
  expect(acknowledged.filter((id) => copies.get(id) !== 1)).toEqual([])
  expect(kept.filter(({ copies }) => copies !== 1)).toEqual([])
})

function startWriter(folder: string, life: number, acknowledged: string[]) {
  const app = spawn(process.execPath, [writer, folder, String(life)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: app.stdout })[Symbol.asyncIterator]()

  return {
    async hasWritten(rows: number) {
      for (let left = rows; left > 0; left--) {
        const line = await lines.next()
        if (line.done) throw new Error('the app ended by itself')
        acknowledged.push(line.value)
      }
    },
    async kill() {
      app.kill('SIGKILL')
      for await (const id of lines) acknowledged.push(id)
    },
  }
}

const readServerPid = (folder: string) =>
  Number.parseInt(readFileSync(path.join(folder, 'pg/files/postmaster.pid'), 'utf8'), 10)

async function askOnce(folder: string, question: string) {
  const server = await startEmbeddedPostgres(folder)
  const { pool, close } = connect(server.connection)
  const { rows } = await pool.query(question)
  await close()
  await server.stop()
  return rows
}
