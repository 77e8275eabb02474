import type { IncomingMessage } from 'node:http'

const MAX_BYTES = 4096

/** Whether a request has a small JSON body of known length and nothing unusual. */
export function hasSmallBody({ headers }: IncomingMessage) {
  const length = Number(headers['content-length'])
  return (
    length > 0 &&
    length <= MAX_BYTES &&
    headers['content-type']?.startsWith('application/json') === true &&
    headers['content-encoding'] === undefined &&
    headers.expect === undefined &&
    headers.traceparent === undefined
  )
}

/** The whole body, without ending the stream: `unshift` restores the request. */
export function readSmallBody(request: IncomingMessage) {
  const length = Number(request.headers['content-length'])

  return new Promise<Buffer>((resolve) => {
    const read = () => {
      const bytes: Buffer | null = request.read(length)
      if (bytes) resolve(bytes)
      else request.once('readable', read)
    }
    read()
  })
}
