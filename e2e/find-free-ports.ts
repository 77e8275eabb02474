import { once } from 'node:events'
import { createServer } from 'node:net'

/** What the servers of a run listen on: its platform, others that a test starts, and the database tool. */
const OFFSETS = [0, 1000, 1500, 2000]

/** A port that is free with those above it, so that two runs on one machine do not meet. Browsers refuse some lower ones. */
export async function findFreePorts(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 10_000)
  const areFree = await Promise.all(OFFSETS.map((offset) => isFree(port + offset)))
  return areFree.every(Boolean) ? port : findFreePorts()
}

async function isFree(port: number) {
  const server = createServer()
  try {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}
