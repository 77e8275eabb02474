import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'

export type Reply = (request: IncomingMessage, response: ServerResponse) => void

export const answer =
  (status: number): Reply =>
  (_, response) =>
    response.writeHead(status).end()

export const dropConnection: Reply = (request) => request.socket.destroy()

type Call = { method?: string; path?: string; type?: string; body: unknown }

/** A server that gives these replies in order, the last one again and again, and records what it received. */
export async function serve(...replies: Reply[]) {
  const calls: Call[] = []
  const server = createServer(async (request, response) => {
    const { method, url: path, headers } = request
    calls.push({ method, path, type: headers['content-type'], body: await json(request) })
    const reply = replies[Math.min(calls.length, replies.length) - 1]
    reply?.(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }

  return { calls, origin: `http://127.0.0.1:${port}`, stop: () => void server.close() }
}
