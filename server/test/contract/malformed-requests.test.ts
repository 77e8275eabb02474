import { connect } from 'node:net'
import { ErrorBody } from '@thela/contract/error-body'
import { expect, test } from 'vitest'
import { createTestApp } from '../app.ts'
import { insertVendor } from '../vendors.ts'

const { app, db } = await createTestApp()
const origin = await app.listen({ port: 0, host: '127.0.0.1' })
const vendorId = await insertVendor(db)

/** Everything that the server sends until it closes the connection. */
function send(text: string) {
  return new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1').setEncoding('latin1')
    let answer = ''
    socket.on('data', (part) => {
      answer += part
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
    socket.write(text, 'latin1')
  })
}

const get = (address: string) => `GET ${address} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`
const post = (headers: string, body = '{}') =>
  `POST /api/public/menu-view HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${headers}\r\n\r\n${body}`
const json = 'content-type: application/json'
const long = (length: number) => 'a'.repeat(length)

function read(answer: string) {
  const [head = '', ...rest] = answer.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  )
  return { status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1]), headers, body: rest.join('\r\n\r\n') }
}

const securityHeaders = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
]

function expectWellFormed(answer: string, status: number, kind: 'page' | 'json') {
  const { headers, body, ...response } = read(answer)
  expect({ answer: answer.slice(0, 300), status: response.status }).toEqual({
    answer: answer.slice(0, 300),
    status,
  })
  for (const name of securityHeaders) expect(headers).toHaveProperty([name])
  expect(headers['content-type']).toBe(
    kind === 'page' ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
  )
  if (kind === 'page') expect(body).toContain('<html')
  else expect(ErrorBody.strict().safeParse(JSON.parse(body)).success).toBe(true)
}

test.each([
  '/%',
  '/%zz',
  '/%c0%af',
  '/%00',
  '/dashboard/%',
  '/assets%',
  '/%2',
  `/${long(501)}`,
  `/${vendorId}/x/%`,
])('the malformed page address %s gets the "Page Not Found" page', async (address) => {
  const answer = await send(get(address))
  expectWellFormed(answer, 404, 'page')
  expect(answer).toContain('Page Not Found</h1>')
})

test.each([
  `/asha-chaat-house/%00`,
  `/asha-chaat-house/${vendorId}%00`,
  `/%00/${vendorId}`,
  '/asha/%',
  `/asha/${long(501)}`,
])('the malformed menu address %s is answered like a menu that does not exist', async (address) => {
  expectWellFormed(await send(get(address)), 404, 'page')
})

test.each([
  '/api/%',
  '/api/%zz',
  '/api/public/vendor/%00',
  `/api/public/vendor/${long(501)}`,
  '/uploads/%00.png',
  '/uploads/%',
  '/t/%',
  '/images/%c0%af',
])('the malformed API or file address %s is not found and answered in JSON', async (address) => {
  expectWellFormed(await send(get(address)), 404, 'json')
})

test.each<[string, string, number]>([
  ['an unknown method', 'BREW / HTTP/1.1\r\nhost: x\r\n\r\n', 400],
  ['a method in lower case', 'get / HTTP/1.1\r\nhost: x\r\n\r\n', 400],
  ['a version that does not exist', 'GET / HTTP/9.9\r\nhost: x\r\n\r\n', 400],
  ['an HTTP/2 preface', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['text that is not HTTP', 'HELLO\r\n\r\n', 400],
  ['a zero byte in the address', 'GET /\0 HTTP/1.1\r\nhost: x\r\n\r\n', 400],
  ['a header without a name', 'GET / HTTP/1.1\r\nhost: x\r\n: a\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  ['two content lengths', post(`${json}\r\ncontent-length: 2\r\ncontent-length: 3`), 400],
  [
    'a content length with chunked encoding',
    post(`${json}\r\ncontent-length: 2\r\ntransfer-encoding: chunked`),
    400,
  ],
  ['a content length that is not a number', post(`${json}\r\ncontent-length: two`), 400],
  ['a chunk without a size', post(`${json}\r\ntransfer-encoding: chunked`, 'zz\r\n'), 400],
  ['headers that are too long', `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${long(65_536)}\r\n\r\n`, 431],
  ['an address that is too long', get(`/${long(65_536)}`), 431],
  ['an unknown expectation', post(`${json}\r\nexpect: coffee\r\ncontent-length: 2`), 417],
  ['a CONNECT request', 'CONNECT evil.test:443 HTTP/1.1\r\nhost: evil.test\r\n\r\n', 405],
  ['a method that no endpoint has', 'PROPFIND / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 404],
  ['a TRACE request', 'TRACE / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 404],
  ['an OPTIONS request for all addresses', 'OPTIONS * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 404],
  ['a body that is not JSON', post(`${json}\r\ncontent-length: 1`, '{'), 400],
  ['a request for another host', get('http://evil.test/api/nothing'), 404],
])('%s is refused with a well-formed error', async (_name, text, status) => {
  expectWellFormed(await send(text), status, 'json')
})

test.each<[string, string]>([
  ['an invalid host', 'GET /livez HTTP/1.1\r\nhost: ][ \t%00\r\nconnection: close\r\n\r\n'],
  ['HTTP/1.0 without a host', 'GET /livez HTTP/1.0\r\n\r\n'],
  [
    'an offer to upgrade the protocol',
    'GET /livez HTTP/1.1\r\nhost: x\r\nconnection: close, upgrade\r\nupgrade: h2c\r\n\r\n',
  ],
  ['a query with invalid escapes', get('/livez?%=%zz&%00=%c0')],
])('a request with %s is accepted', async (_name, text) => {
  const { status, headers } = read(await send(text))
  expect(status).toBe(200)
  for (const name of securityHeaders) expect(headers).toHaveProperty([name])
})
