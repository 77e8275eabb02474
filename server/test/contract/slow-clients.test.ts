import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { appProcesses } from '../app-process.ts'
import { createTestDatabase } from '../database.ts'
import { registerVendorClient } from '../vendor-client.ts'

const SOCKETS = 500
const READS = 500

const { connection } = await createTestDatabase()
const { origin } = await appProcesses(connection)()
const port = Number(new URL(origin).port)

test('five hundred clients that never finish their request do not block menus', async () => {
  const { path } = await registerVendorClient(origin)
  const sockets = await Promise.all(Array.from({ length: SOCKETS }, openSlowRequest))
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

/** Starts a request and never finishes its headers. */
async function openSlowRequest() {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write('GET /slow HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ')
  return socket
}

test.each([
  ['64 KB of headers', `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(65_536)}\r\n\r\n`, '431'],
  [
    'a body announced as 2 GB',
    'POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2147483648\r\n\r\n{',
    '413',
  ],
  ['text that is not HTTP', 'HELLO\r\n\r\n', '400'],
])('%s is refused before it is read completely', async (_, text, status) => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(text)
  const [answer] = await once(socket, 'data')
  socket.destroy()
  expect(String(answer)).toMatch(new RegExp(`^HTTP/1.1 ${status}`))
})
