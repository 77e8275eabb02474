import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { messages } from '@thela/contract/error-body'

type Headers = Record<string, string>
type Refusal = { status: number; message: string; retryAfterSeconds?: number }

const badRequest: Refusal = { status: 400, message: 'Bad request' }
const stopping: Refusal = { status: 503, message: messages.serverError, retryAfterSeconds: 5 }
const notAllowed: Refusal = { status: 405, message: 'This method is not supported' }
const unmetExpectation: Refusal = { status: 417, message: 'This expectation is not supported' }

const refusals: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The request is too large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long' },
}

/** Refuses what never reaches the router, in the shape and with the headers of every other error. */
export function refuseOutsideRouter(securityHeaders: Headers) {
  const headersOf = ({ retryAfterSeconds }: Refusal, body: string): Headers => ({
    ...securityHeaders,
    ...(retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {}),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  })

  const answer = (response: ServerResponse, refusal: Refusal) => {
    const body = JSON.stringify({ message: refusal.message })
    response.writeHead(refusal.status, headersOf(refusal, body)).end(body)
  }

  /** For invalid HTTP or a CONNECT request: there is only the socket. */
  const answerOn = (socket: Socket, refusal: Refusal) => {
    const body = JSON.stringify({ message: refusal.message })
    const head = Object.entries(headersOf(refusal, body)).map(([name, value]) => `${name}: ${value}\r\n`)
    if (socket.writable && !isAnswering(socket))
      socket.write(
        `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${head.join('')}\r\n${body}`,
      )
    socket.destroySoon()
  }

  return {
    /** Returns whether it refused; HTTP/1.1 requires a host. */
    refuse(request: IncomingMessage, response: ServerResponse, isStopping: boolean) {
      if (isStopping) answer(response, stopping)
      else if (request.httpVersion === '1.1' && request.headers.host === undefined)
        answer(response, badRequest)
      else return false
      return true
    },
    clientError(error: NodeJS.ErrnoException, socket: Socket) {
      if (error.code === 'ECONNRESET' || socket.destroyed) return
      answerOn(socket, refusals[error.code ?? ''] ?? badRequest)
    },
    listen(server: Server) {
      server.on('connect', (_request, socket) => answerOn(socket as Socket, notAllowed))
      server.on('checkExpectation', (_request, response) => answer(response, unmetExpectation))
    },
  }
}

/** A response that has begun cannot be followed by another. */
const isAnswering = (socket: Socket & { _httpMessage?: ServerResponse }) =>
  socket._httpMessage?.headersSent === true
