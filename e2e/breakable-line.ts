import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type State = 'open' | 'cut' | 'silent'

/** A line to the platform that a test can cut, as when a server is killed, or keep silent, as where signal is weak. */
export async function openBreakableLine(platform: string) {
  let state: State = 'open'
  const waiting: (() => void)[] = []
  const paths: string[] = []
  const otherOrigins = new Map<string, string>()
  const server = createServer((request, response) => {
    if (state === 'cut') return request.socket.destroy()
    const pass = () => passOn(request, response, otherOrigins.get(request.url ?? '') ?? platform)
    if (state === 'silent') return waiting.push(pass)
    paths.push(request.url ?? '')
    pass()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What was asked for, in order. */
    paths,
    /** What waited is answered once the line is open again. */
    turn: (next: State) => {
      state = next
      if (state === 'open') for (const pass of waiting.splice(0)) pass()
    },
    /** From now on this path is answered by another platform. */
    divert: (path: string, origin: string) => otherOrigins.set(path, origin),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function passOn(request: IncomingMessage, response: ServerResponse, origin: string) {
  const { method, headers, url } = request
  const upstream = ask(new URL(url ?? '/', origin), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  upstream.on('error', () => response.destroy())
  request.pipe(upstream)
}
