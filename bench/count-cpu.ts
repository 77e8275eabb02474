import { connect } from 'node:net'
import { ownCpuMicrosOf } from './cpu-time.ts'

type Load = {
  pid: number
  port: number
  path: string
  requests: number
  etag?: string
  /** For a server of several processes. */
  readCpu?: (pid: number) => number
}

const CONNECTIONS = 16

/** CPU time of the server's process per request, in microseconds: more stable than requests per second. */
export async function countCpu({ pid, port, path, requests, etag, readCpu = ownCpuMicrosOf }: Load) {
  const condition = etag ? `if-none-match: ${etag}\r\n` : ''
  const question = `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept-encoding: br\r\n${condition}\r\n`
  const before = readCpu(pid)
  await Promise.all(Array.from({ length: CONNECTIONS }, () => ask(port, question, requests / CONNECTIONS)))
  return (readCpu(pid) - before) / requests
}

/** One connection that sends the next request as soon as it has the whole answer. */
function ask(port: number, question: string, times: number) {
  return new Promise<void>((done, fail) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(question))
    let left = Math.ceil(times)
    let missing = 0
    socket.on('error', fail)
    socket.on('close', () => (left > 0 ? fail(new Error(`${question} was cut off`)) : done()))
    socket.on('data', (data) => {
      missing = missing > 0 ? missing - data.length : lengthOf(data) - data.length
      if (missing > 0) return
      if (--left > 0) socket.write(question)
      else socket.destroy()
    })
  })
}

/** An answer without a length, such as 304, has no body. */
function lengthOf(start: Buffer) {
  const head = start.indexOf('\r\n\r\n') + 4
  return head + Number(/content-length: (\d+)/i.exec(start.toString('latin1', 0, head))?.[1] ?? 0)
}
