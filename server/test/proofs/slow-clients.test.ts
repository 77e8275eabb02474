import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { appProcesses } from '../app-process.ts'
import { createTestDatabase } from '../database.ts'
import { openStall } from '../stall.ts'

const SOCKETS = 500
const READS = 500

const { connection } = await createTestDatabase()
const { origin } = await appProcesses(connection)()
const port = Number(new URL(origin).port)

test('five hundred callers who never finish their sentence keep nobody from a menu', async () => {
  const { path } = await openStall(origin)
  const sockets = await Promise.all(Array.from({ length: SOCKETS }, dawdle))
  const statuses = new Set<number>()
  const times: number[] = []

  for (let read = 0; read < READS; read++) {
    for (const socket of sockets.slice(read % SOCKETS, (read % SOCKETS) + 5)) socket.write('a')
    const started = performance.now()
    const answer = await fetch(origin + path)
    await answer.text()
    times.push(performance.now() - started)
    statuses.add(answer.status)
  }

  for (const socket of sockets) socket.destroy()
  const p99 = times.sort((a, b) => a - b)[Math.floor(READS * 0.99)] ?? 0
  console.log(`a menu beside ${SOCKETS} slow callers: p99 ${p99.toFixed(1)} ms`)
  expect([...statuses]).toEqual([200])
}, 60_000)

/** Begins a request and never ends its head. */
async function dawdle() {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write('GET /slow HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ')
  return socket
}

test.each([
  ['a head of 64 KB', `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(65_536)}\r\n\r\n`, '431'],
  [
    'a body announced as 2 GB',
    'POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2147483648\r\n\r\n{',
    '413',
  ],
  ['no HTTP at all', 'HELLO\r\n\r\n', '400'],
])('%s is refused before it is read', async (_, text, status) => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(text)
  const [answer] = await once(socket, 'data')
  socket.destroy()
  expect(String(answer)).toMatch(new RegExp(`^HTTP/1.1 ${status}`))
})
