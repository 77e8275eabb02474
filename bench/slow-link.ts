import { connect, createServer, type Socket } from 'node:net'

type Link = { port: number; target: number; roundTripMs: number; bitsPerSecond: number }

const PACKET = 1460
const FIRST_WINDOW = 10 * PACKET

/** A slow connection in front of a server: one queue per direction, a shared rate, and TCP's slow start. */
export function openSlowLink({ port, target, roundTripMs, bitsPerSecond }: Link) {
  const down = makePipe(roundTripMs, bitsPerSecond)
  const up = makePipe(roundTripMs, bitsPerSecond)
  const phones = new Set<Socket>()

  const server = createServer({ noDelay: true }, (phone) => {
    // The handshake takes a round trip before the first byte may leave.
    const opened = performance.now() + roundTripMs
    phones.add(phone.on('close', () => phones.delete(phone)))
    const host = connect({ port: target, host: '127.0.0.1', noDelay: true })
    up(phone, host, opened)
    down(host, phone, opened)
    for (const socket of [phone, host]) socket.on('error', () => [phone, host].map((one) => one.destroy()))
  })
  const close = () => {
    server.close()
    for (const phone of phones) phone.destroy()
  }
  return new Promise<() => void>((ready) => server.listen(port, '127.0.0.1', () => ready(close)))
}

/** Packets leave one after the other at the connection's rate and arrive half a round trip later. */
function makePipe(roundTripMs: number, bitsPerSecond: number) {
  let freeAt = 0

  return (from: Socket, to: Socket, opened: number) => {
    const waiting: Buffer[] = []
    const onTheWay: Buffer[] = []
    let window = FIRST_WINDOW
    let inFlight = 0
    let isOver = false

    from.on('data', (data: Buffer) => {
      for (let at = 0; at < data.length; at += PACKET) waiting.push(data.subarray(at, at + PACKET))
      send()
    })
    from.on('end', () => {
      isOver = true
      endIfDone()
    })

    function send() {
      while (waiting[0] && inFlight + waiting[0].length <= window) leave(waiting.shift() as Buffer)
    }
    function leave(packet: Buffer) {
      inFlight += packet.length
      onTheWay.push(packet)
      freeAt = Math.max(freeAt, opened, performance.now()) + (packet.length * 8000) / bitsPerSecond
      const arrivesIn = freeAt + roundTripMs / 2 - performance.now()
      setTimeout(arrive, arrivesIn)
      setTimeout(() => acknowledge(packet.length), arrivesIn + roundTripMs / 2)
    }
    // On a busy machine timers of different lengths may fire in another order than that of their times.
    function arrive() {
      const packet = onTheWay.shift()
      if (packet && to.writable) to.write(packet)
    }
    function acknowledge(bytes: number) {
      inFlight -= bytes
      window += bytes
      send()
      endIfDone()
    }
    function endIfDone() {
      if (isOver && waiting.length === 0 && inFlight === 0) to.end()
    }
  }
}
