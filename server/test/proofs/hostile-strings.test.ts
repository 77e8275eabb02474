import { bodyLimitOf } from '@thela/contract/body-limits'
import type { Endpoint } from '@thela/contract/endpoint'
import { ErrorBody } from '@thela/contract/error-body'
import { everyEndpoint } from '@thela/contract/every-endpoint'
import { checkTemplateSource, MAX_TEMPLATE_BYTES } from '@thela/contract/templates/checks'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { createTestApp } from '../app.ts'
import { form } from '../form.ts'
import { checksOf, isTrim, leavesOf, listsOf, mostBytes, type Path } from './walk-schema.ts'

const { app, signedInVendor, signedInAdmin } = await createTestApp()
const vendor = await signedInVendor()
const admin = await signedInAdmin()

const ATTACK = 64 * 1024

/** Processor time for one validation; a linear one takes under a millisecond, the old e-mail pattern took 13 seconds. */
const MOST_MS = 50
/** An import may hold 5 MB, and only administrators send one. */
const MOST_IMPORT_MS = 3000
/** A design is up to 1 MB of source, and read once. */
const MOST_SOURCE_MS = 500

/** Each class of repetition that some pattern could stumble over, with what goes before and after it. */
const attacks: [before: string, repeated: string, after: string][] = [
  ['a@', '.', '@'],
  ['a@', 'a.', '@'],
  ['', '@', ''],
  ['', ' ', 'x'],
  ['x', ' ', 'x'],
  ['x', '\t\n', '\0'],
  ['', '1', 'x'],
  ['+', '1-(', 'x'],
  ['2026-01-01T00:00:00.', '1', 'x'],
  ['', '-', 'x'],
  ['', 'a-', '/'],
  ['https://', '://', ' '],
  ['https://a', '../', '"'],
  ['/uploads/', 'a/', '.'],
  ['', '\u0301', 'e'],
  ['', 'e\u0301', ''],
  ['', '<', ''],
  ['', '<!--', ''],
  ['', '/*', ''],
  ['', `"'`, ''],
  ['"', '\\', ''],
  ['', '[', ''],
  ['', '{"a":', ''],
  ['[', '0,', '0]'],
  ['', ',', ''],
  ['', 'કી', ''],
  ['', '\ud800', ''],
  ['', 'İ', ''],
  ['', 'a@1 .-:/<"\u0301', ''],
]

function repeat([before, repeated, after]: (typeof attacks)[number], length: number) {
  const room = Math.max(0, length - before.length - after.length)
  return before + repeated.repeat(Math.ceil(room / repeated.length)).slice(0, room) + after
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

const partNames = ['params', 'querystring', 'body'] as const
const inputs = everyEndpoint.flatMap((endpoint) =>
  partNames.flatMap((part) => {
    const schema = endpoint.schema[part]
    return schema ? [{ endpoint, part, schema, name: `${nameOf(endpoint)} ${part}` }] : []
  }),
)
const bodies = inputs.filter(({ part }) => part === 'body')

test('every text of every call has a length limit that ends its checks before any pattern', () => {
  const unlimited = inputs.flatMap(({ name, schema }) =>
    leavesOf(schema)
      .filter(({ schema }) => schema._zod.def.type === 'string' && !isLimitedFirst(schema))
      .map(({ path }) => `${name}: ${path.join('.')}`),
  )
  expect(unlimited).toEqual([])
})

function isLimitedFirst(schema: z.core.$ZodType) {
  const checks = checksOf(schema)
  const limit = checks.findIndex(({ check, abort }) => check === 'max_length' && abort)
  return !('format' in schema._zod.def) && limit !== -1 && checks.slice(0, limit).every(isTrim)
}

test.each(inputs.map((input) => [input.name, input] as const))(
  'hostile repetition in any field of %s is validated at once',
  (_name, { schema }) => {
    for (const { path, schema: leaf } of leavesOf(schema)) {
      const legal = checksOf(leaf).find(({ check }) => check === 'max_length')?.maximum
      for (const attack of attacks)
        for (const length of legal ? [ATTACK, legal] : [ATTACK]) {
          const request = place(path, repeat(attack, length))
          expectWithin(MOST_MS, () => schema.safeParse(request), `${path.join('.')} ${attack}`)
        }
    }
  },
)

test.each(bodies.map((input) => [input.name, input] as const))(
  'the largest body that %s takes is validated at once',
  (_name, { endpoint, schema }) => {
    const limit = bodyLimitOf(endpoint)
    const budget = endpoint.path.endsWith('/import') ? MOST_IMPORT_MS : MOST_MS
    for (const [what, body] of largestBodies(schema, limit))
      expectWithin(budget, () => schema.safeParse(body), what)
  },
)

/** One text, one list or one crowd of unknown names as large as the body may be; and every text at once. */
function* largestBodies(schema: z.core.$ZodType, bytes: number): Generator<[string, unknown]> {
  const leaves = leavesOf(schema)
  for (const { path } of leaves)
    for (const attack of attacks) yield [`${path} ${attack}`, place(path, repeat(attack, bytes))]
  for (const attack of attacks) {
    const each = repeat(attack, Math.floor(bytes / leaves.length))
    yield [`all ${attack}`, leaves.reduce<unknown>((body, { path }) => place(path, each, body), {})]
  }
  for (const { path } of [...listsOf(schema), ...leaves]) {
    yield [`${path} numbers`, place(path, Array(Math.floor(bytes / 2)).fill(0))]
    yield [`${path} texts`, place(path, Array(Math.floor(bytes / 3)).fill(''))]
    yield [`${path} lists`, place(path, Array(Math.floor(bytes / 3)).fill([]))]
  }
  yield ['names', Object.fromEntries(Array.from({ length: bytes / 12 }, (_, n) => [`n${n}`, 0]))]
}

/** A request with one value at its place; what lies on the way is made. */
function place(path: Path, value: unknown, into: unknown = undefined): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  if (typeof step === 'number') return [place(rest, value, (into as unknown[] | undefined)?.[0])]
  const object = (into ?? {}) as Record<string, unknown>
  return { ...object, [step]: place(rest, value, object[step]) }
}

test.each(bodies.map((input) => [input.name, input] as const))(
  'the longest legal body of %s fits into its limit',
  (_name, { endpoint, schema }) => {
    // An import of 5,000 rows with 1,000 areas each is legal row by row and comes in parts.
    if (endpoint.path.endsWith('/import')) return
    expect(mostBytes(schema)).toBeLessThanOrEqual(bodyLimitOf(endpoint))
  },
)

const publicBodies = bodies.filter(({ endpoint }) => endpoint.access === 'public')

test.each(publicBodies.map((input) => [input.name, input] as const))(
  'anyone may send hostile repetition to %s and is answered at once',
  async (_name, { endpoint, schema }) => {
    const limit = bodyLimitOf(endpoint)
    for (const { path } of leavesOf(schema))
      for (const attack of attacks) {
        const small = await answerTo(endpoint, place(path, repeat(attack, Math.floor(limit / 8))))
        expect(small.statusCode).toBeLessThan(500)
        expect(small.statusCode < 400 || ErrorBody.safeParse(small.json()).success).toBe(true)

        const large = await answerTo(endpoint, place(path, repeat(attack, limit)))
        expect([large.statusCode, large.json()]).toEqual([413, { message: 'The request is too large' }])
      }
  },
)

function answerTo(endpoint: Endpoint, body: unknown) {
  const request = {
    method: endpoint.method as 'POST',
    url: endpoint.path.replace(/:\w+/g, 'nothing'),
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  }
  return expectAnswerWithin(MOST_MS, () => app.inject(request), request.payload)
}

/** Node refuses a longer head before anybody looks at it. */
const LONGEST_URL = 16 * 1024

const publicQueries = inputs.filter(
  ({ part, endpoint }) => part === 'querystring' && endpoint.access === 'public',
)

test.each(publicQueries.map((input) => [input.name, input] as const))(
  'anyone may put hostile repetition into %s and is answered at once',
  async (_name, { endpoint, schema }) => {
    for (const { path } of leavesOf(schema))
      for (const attack of attacks) {
        const query = { [String(path[0])]: repeat(attack, LONGEST_URL).toWellFormed() }
        const url = endpoint.path.replace(/:\w+/g, 'nothing')
        const send = () => app.inject({ method: 'GET', url, query })
        const answer = await expectAnswerWithin(MOST_MS, send, `${path} ${attack}`)
        expect(answer.statusCode).toBeLessThan(500)
      }
  },
)

const forms = everyEndpoint.filter(({ isMultipart }) => isMultipart)
const fieldNames = ['folder', 'kind', 'templateId', 'name', 'description']

test.each(forms.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  'hostile fields and file names in the form of %s are answered at once',
  async (_name, endpoint) => {
    const { headers } = endpoint.access === 'vendor' ? vendor : admin
    for (const attack of attacks) {
      const text = repeat(attack, 900)
      const file = { bytes: Buffer.from('no picture'), name: `${repeat(attack, 2000)}.jsx` }
      const parts = { image: file, images: file, video: file, template: file }
      const sent = await form({ ...Object.fromEntries(fieldNames.map((name) => [name, text])), ...parts })
      const request = {
        method: endpoint.method as 'POST',
        url: endpoint.path.replace(/:\w+/g, 'nothing'),
        payload: sent.payload,
        headers: { ...headers, ...sent.headers },
      }
      const answer = await expectAnswerWithin(MOST_MS, () => app.inject(request), `${attack}`)
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode).toBeLessThan(500)
    }
  },
)

test('the source of an uploaded design is looked through at once, whatever it repeats', () => {
  for (const attack of [
    ...attacks,
    ['', 'return (', ''],
    ['', 'export ', ''],
    ['', ' //', ''],
    ['', '*/', ''],
  ])
    expectWithin(
      MOST_SOURCE_MS,
      () => checkTemplateSource(repeat(attack as (typeof attacks)[number], MAX_TEMPLATE_BYTES)),
      `${attack}`,
    )
})

const TRIES = 5

/** The best of a few tries: another process, or the collection of garbage, must not decide. */
function expectWithin(budgetMs: number, work: () => unknown, what: string) {
  let best = Infinity
  for (let n = 0; n < TRIES && best > budgetMs; n++) {
    const before = process.cpuUsage()
    work()
    best = Math.min(best, msSince(before))
  }
  if (best > budgetMs) expect.fail(`${what.slice(0, 200)}: ${best} ms of processor time`)
}

async function expectAnswerWithin<T>(budgetMs: number, work: () => Promise<T>, what: string) {
  let best = Infinity
  let answer: T
  let n = 0
  do {
    const before = process.cpuUsage()
    answer = await work()
    best = Math.min(best, msSince(before))
  } while (best > budgetMs && ++n < TRIES)
  if (best > budgetMs) expect.fail(`${what.slice(0, 200)}: ${best} ms of processor time`)
  return answer
}

function msSince(before: NodeJS.CpuUsage) {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
