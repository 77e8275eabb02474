import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** From the moment in which the server stops; Node's own time limits for requests end with its `close`. */
const LAST_ANSWERS_MS = 20_000

/**
 * Browsers open connections in advance, and Node would wait without end for those on which nothing was ever sent.
 * Returns what ends them at once, and after a while those on which a request or its answer stands still.
 */
export function followConnections(server: Server) {
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })

  return function endConnections() {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    setTimeout(() => server.closeAllConnections(), LAST_ANSWERS_MS).unref()
  }
}
