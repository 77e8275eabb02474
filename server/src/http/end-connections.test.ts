import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { followConnections } from './end-connections.ts'

test('a server that stops ends connections on which nothing was sent at once, others when their time is over', async () => {
  const { server, endConnections, open } = await startServer()
  const silent = await open('')
  const halfSent = await open('GET / HTTP/1.1\r\nhost: x\r\n')
  const answered = await open('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  await once(answered, 'data')
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())

  const hasStopped = once(server, 'close')
  endConnections()
  server.close()
  await Promise.all([once(silent, 'close'), once(answered, 'close')])
  expect(halfSent.destroyed).toBe(false)

  vi.advanceTimersByTime(20_000)
  await once(halfSent, 'close')
  await hasStopped
})

async function startServer() {
  const server = createServer((_, response) => response.end('here'))
  const endConnections = followConnections(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  async function open(text: string) {
    const isAccepted = once(server, 'connection')
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    const [accepted] = await isAccepted
    if (text) socket.write(text)
    await expect.poll(() => accepted.bytesRead).toBe(text.length)
    return socket
  }

  return { server, endConnections, open }
}
