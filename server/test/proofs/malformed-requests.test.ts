import { connect } from 'node:net'
import { ErrorBody } from '@thela/contract/error-body'
import { expect, test } from 'vitest'
import { createTestApp } from '../app.ts'
import { insertVendor } from '../vendors.ts'

const { app, db } = await createTestApp()
const origin = await app.listen({ port: 0, host: '127.0.0.1' })
const vendorId = await insertVendor(db)

/** Everything that comes back until the server hangs up. */
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

function expectShaped(answer: string, status: number, kind: 'page' | 'json') {
  const { headers, body, ...told } = read(answer)
  expect({ answer: answer.slice(0, 300), status: told.status }).toEqual({
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
])(
  'the address %s of a page that cannot be read is answered with the page for unknown addresses',
  async (address) => {
    const answer = await send(get(address))
    expectShaped(answer, 404, 'page')
    expect(answer).toContain('Page Not Found</h1>')
  },
)

test.each([
  `/asha-chaat-house/%00`,
  `/asha-chaat-house/${vendorId}%00`,
  `/%00/${vendorId}`,
  '/asha/%',
  `/asha/${long(501)}`,
])('the address %s of a menu that cannot be read is a menu that does not exist', async (address) => {
  expectShaped(await send(get(address)), 404, 'page')
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
])('the address %s of a call or file that cannot be read is not found, in JSON', async (address) => {
  expectShaped(await send(get(address)), 404, 'json')
})

test.each<[string, string, number]>([
  ['an unknown method', 'BREW / HTTP/1.1\r\nhost: x\r\n\r\n', 400],
  ['a method in small letters', 'get / HTTP/1.1\r\nhost: x\r\n\r\n', 400],
  ['a version that does not exist', 'GET / HTTP/9.9\r\nhost: x\r\n\r\n', 400],
  ['the first words of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['no HTTP at all', 'HELLO\r\n\r\n', 400],
  ['a zero byte in the address', 'GET /\0 HTTP/1.1\r\nhost: x\r\n\r\n', 400],
  ['a header without a name', 'GET / HTTP/1.1\r\nhost: x\r\n: a\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  ['two lengths', post(`${json}\r\ncontent-length: 2\r\ncontent-length: 3`), 400],
  ['a length and chunks', post(`${json}\r\ncontent-length: 2\r\ntransfer-encoding: chunked`), 400],
  ['a length that is no number', post(`${json}\r\ncontent-length: two`), 400],
  ['a chunk without a size', post(`${json}\r\ntransfer-encoding: chunked`, 'zz\r\n'), 400],
  ['a head that is too long', `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${long(65_536)}\r\n\r\n`, 431],
  ['an address that is too long', get(`/${long(65_536)}`), 431],
  ['an expectation that nobody knows', post(`${json}\r\nexpect: coffee\r\ncontent-length: 2`), 417],
  ['a way through us', 'CONNECT evil.test:443 HTTP/1.1\r\nhost: evil.test\r\n\r\n', 405],
  ['a method that no call has', 'PROPFIND / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 404],
  ['a trace', 'TRACE / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 404],
  ['all of us at once', 'OPTIONS * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 404],
  ['a body that is no JSON', post(`${json}\r\ncontent-length: 1`, '{'), 400],
  ['a call of another host', get('http://evil.test/api/nothing'), 404],
])('%s is refused in the usual shape', async (_name, text, status) => {
  expectShaped(await send(text), status, 'json')
})

test.each<[string, string]>([
  ['a host that is none', 'GET /livez HTTP/1.1\r\nhost: ][ \t%00\r\nconnection: close\r\n\r\n'],
  ['an old version without a host', 'GET /livez HTTP/1.0\r\n\r\n'],
  [
    'another protocol on offer',
    'GET /livez HTTP/1.1\r\nhost: x\r\nconnection: close, upgrade\r\nupgrade: h2c\r\n\r\n',
  ],
  ['a query of bad escapes', get('/livez?%=%zz&%00=%c0')],
])('%s is no reason to refuse', async (_name, text) => {
  const { status, headers } = read(await send(text))
  expect(status).toBe(200)
  for (const name of securityHeaders) expect(headers).toHaveProperty([name])
})
