import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'

type Load = { port: number; connections: number; seconds: number; vendorIds: string[] }

/** Keeps so many connections busy with one visit each, as bare sockets: the load must not be what is measured. */
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
  return new Promise<number>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let acknowledged = 0
    let received = ''

    socket.setNoDelay(true).setEncoding('latin1')
    socket.on('connect', () => socket.write(visitOf(vendorId)))
    socket.on('error', reject)
    socket.on('data', (text) => {
      received += text
      if (!isWhole(received)) return
      if (!isAcknowledged(received)) return reject(new Error(received))
      acknowledged++
      received = ''
      if (performance.now() < end) socket.write(visitOf(vendorId))
      else socket.destroy()
    })
    socket.on('close', () => resolve(acknowledged))
  })
}

const isAcknowledged = (answer: string) =>
  answer.startsWith('HTTP/1.1 202') && answer.includes('"recorded":true')

function isWhole(answer: string) {
  const head = answer.indexOf('\r\n\r\n')
  const length = /content-length: (\d+)/i.exec(answer)?.[1]
  return head > 0 && answer.length === head + 4 + Number(length)
}

function visitOf(vendorId: string) {
  const body = JSON.stringify({ eventId: randomUUID(), vendorId, businessSlug: 'stall' })
  return [
    'POST /api/public/menu-view HTTP/1.1',
    'host: 127.0.0.1',
    'user-agent: Mozilla/5.0 (Linux; Android 14; SM-A055F) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36',
    'content-type: application/json',
    `content-length: ${body.length}`,
    '',
    body,
  ].join('\r\n')
}
