import fc from 'fast-check'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { makeAddressReader, trustProxies } from './client-address.ts'

const address = fc.constantFrom(
  '127.0.0.1',
  '::1',
  '::ffff:127.0.0.1',
  '10.1.2.3',
  '192.168.0.7',
  '203.0.113.9',
  '2001:db8::1',
  'fe80::1',
)

test.each([
  false,
  'loopback',
  '127.0.0.1',
  '10.0.0.0/8, loopback',
  'uniquelocal,linklocal',
  '203.0.113.9',
] as const)('behind the proxies %s the address is the same as in the router', async (trustProxy) => {
  const app = Fastify({ trustProxy })
  const read = makeAddressReader(trustProxies(trustProxy))
  app.get('/', async (request) => ({ routed: request.ip, read: read(request.raw) }))

  await fc.assert(
    fc.asyncProperty(address, fc.array(address, { maxLength: 4 }), async (remoteAddress, hops) => {
      const forwarded = hops.length > 0 ? { 'x-forwarded-for': hops.join(', ') } : {}
      const answer = await app.inject({ url: '/', remoteAddress, headers: forwarded })
      const { routed, read } = answer.json()
      expect(read).toBe(routed)
    }),
    { numRuns: 200 },
  )
  await app.close()
})
