import type { FastifyRequest } from 'fastify'

/** One line of JSON per log entry; secrets never reach the log. */
export function logOptions(level: string) {
  return {
    level,
    redact: {
      paths: [
        'req.headers.authorization',
        'req.headers.cookie',
        'headers.authorization',
        'headers.cookie',
        'headers.referer',
        '*.password',
        '*.newPassword',
        '*.token',
      ],
      remove: true,
    },
    serializers: { req: describeRequest },
  }
}

/** As the router would, without the query: a token in a link, or a search. */
const describeRequest = ({ method, url, host, ip, socket }: FastifyRequest) => ({
  method,
  url: url.replace(/[?;#].*/s, ''),
  host,
  remoteAddress: ip,
  remotePort: socket?.remotePort,
})
