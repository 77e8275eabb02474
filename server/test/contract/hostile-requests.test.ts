import type { Endpoint } from '@thela/contract/endpoint'
import { ErrorBody } from '@thela/contract/error-body'
import { everyEndpoint } from '@thela/contract/every-endpoint'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { isLong } from '../../../scripts/long.ts'
import { createTestApp } from '../app.ts'

const { app, signedInVendor, signedInAdmin } = await createTestApp()
const vendor = await signedInVendor()
const admin = await signedInAdmin()

const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000)
const RUNS_PER_ENDPOINT = Number(process.env.FUZZ_RUNS ?? (isLong ? 200 : 8))

const hostileTexts = [
  '',
  ' ',
  '\u0000',
  '../../../etc/passwd',
  '%2e%2e%2f',
  "'; drop table vendors; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '\ud800',
  '‮',
  '𝒳'.repeat(500),
  'a'.repeat(20_000),
  '-1',
  '1e309',
  'NaN',
  'null',
  'true',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  '0x10',
  '9007199254740993',
  '2026-02-31',
  '١٢٣',
  '\r\nSet-Cookie: a=b',
]

const text = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 50 }),
)
const value = fc.oneof(
  { depthSize: 'small' },
  text,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 4 }),
)

/** Hostile values for the fields of the endpoint's own schema, so that requests pass the first checks. */
function hostileBody({ schema }: Endpoint) {
  const names = schema.body ? fieldsOf(schema.body) : []
  const fields = Object.fromEntries(names.map((name) => [name, value]))
  return fc.oneof(
    { weight: 6, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.jsonValue() },
  )
}

function fieldsOf(schema: z.ZodType) {
  const { properties = {} } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as {
    properties?: object
  }
  return [...Object.keys(properties), '__proto__', 'constructor']
}

const request = (endpoint: Endpoint) =>
  fc.record({
    ids: fc.array(text, { minLength: 4, maxLength: 4 }),
    query: fc.dictionary(
      fc.oneof(
        fc.constantFrom('page', 'limit', 'country', 'state', 'city', 'search', 'period', 'startDate'),
        fc.string({ maxLength: 10 }),
      ),
      text,
      { maxKeys: 5 },
    ),
    body: hostileBody(endpoint),
    isRawBody: fc.boolean(),
  })

const headersFor = { public: {}, vendor: vendor.headers, any: vendor.headers, admin: admin.headers }

function send(
  endpoint: Endpoint,
  {
    ids,
    query,
    body,
    isRawBody,
  }: { ids: string[]; query: Record<string, string>; body: unknown; isRawBody: boolean },
) {
  let n = 0
  const path = endpoint.path.replace(/:\w+|\*/g, () => encode(ids[n++] ?? 'x'))
  const search = new URLSearchParams(Object.entries(query).map(([k, v]) => [wellFormed(k), wellFormed(v)]))
  const hasBody = endpoint.method !== 'GET'

  return app.inject({
    method: endpoint.method,
    url: `${path}?${search}`,
    headers: { ...headersFor[endpoint.access], ...(hasBody ? { 'content-type': 'application/json' } : {}) },
    ...(hasBody ? { payload: isRawBody && ids[0] ? wellFormed(ids[0]) : JSON.stringify(body) } : {}),
  })
}

const wellFormed = (text: string) => text.toWellFormed()
const encode = (text: string) => encodeURIComponent(wellFormed(text)) || 'x'

/** Logging out or changing the password would end the session that the other requests need. */
const endsSession = (path: string) => /logout|change-password/.test(path)

test.each(
  everyEndpoint
    .filter(({ path }) => !endsSession(path))
    .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
)(
  `%s answers hostile requests with a well-formed error, never with a server error (seed ${seed})`,
  async (_name, endpoint) => {
    await fc.assert(
      fc.asyncProperty(request(endpoint), async (given) => {
        const answer = await send(endpoint, given)
        expect(answer.statusCode).toBeLessThan(500)
        if (answer.statusCode >= 400 && answer.headers['content-type']?.includes('json')) {
          expect(ErrorBody.safeParse(answer.json()).success).toBe(true)
        }
      }),
      { seed, numRuns: RUNS_PER_ENDPOINT },
    )
  },
  120_000,
)
