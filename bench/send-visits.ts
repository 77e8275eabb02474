import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'

type Load = { port: number; connections: number; seconds: number; vendorIds: string[] }

/** Keeps so many connections busy with one visit each, as bare sockets, so that the client costs little. */
export async function sendVisits({ port, connections, seconds, vendorIds }: Load) {
  const end = performance.now() + seconds * 1000
  const started = performance.now()
  const counts = await Promise.all(
    Array.from({ length: connections }, (_, n) =>
      keepSending(port, vendorIds[n % vendorIds.length] ?? '', end),
    ),
  )
  const acknowledged = counts.reduce((sum, count) => sum + count, 0)
  return { acknowledged, perSecond: acknowledged / ((performance.now() - started) / 1000) }
}

function keepSending(port: number, vendorId: string, end: number) {
  const visit = visitTo(vendorId)

  return new Promise<number>((resolve, reject) => {
    let acknowledged = 0
    let answer = ''
    const hear = (length: number, buffer: Uint8Array) => {
      answer += (buffer as Buffer).toString('latin1', 0, length)
      if (!answer.endsWith(ACKNOWLEDGEMENT)) return refuseOther(answer)
      acknowledged++
      answer = ''
      if (performance.now() < end) socket.write(visit(), 'latin1')
      else socket.destroy()
      return true
    }
    const socket = connect({
      port,
      host: '127.0.0.1',
      onread: { buffer: Buffer.alloc(4096), callback: hear },
    })
    const refuseOther = (answer: string) => {
      if (answer.length > 4000 || !answer.startsWith('HTTP/1.1 202')) socket.destroy(new Error(answer))
      return true
    }

    socket.setNoDelay(true)
    socket.on('connect', () => socket.write(visit(), 'latin1'))
    socket.on('error', reject)
    socket.on('close', () => resolve(acknowledged))
  })
}

const ACKNOWLEDGEMENT = '\r\n\r\n{"success":true,"recorded":true}'

/** The same visit again and again, each with its own event id. */
function visitTo(vendorId: string) {
  const body = (eventId: string) => JSON.stringify({ eventId, vendorId, businessSlug: 'stall' })
  const [head, tail] = [
    'POST /api/public/menu-view HTTP/1.1',
    'host: 127.0.0.1',
    'user-agent: Mozilla/5.0 (Linux; Android 14; SM-A055F) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36',
    'content-type: application/json',
    `content-length: ${body(randomUUID()).length}`,
    '',
    body('|'),
  ]
    .join('\r\n')
    .split('|')

  return () => head + randomUUID() + tail
}
