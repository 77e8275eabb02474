import { bodyLimitOf } from '@thela/contract/body-limits'
import type { Endpoint } from '@thela/contract/endpoint'
import { ErrorBody } from '@thela/contract/error-body'
import { everyEndpoint } from '@thela/contract/every-endpoint'
import { menuImportApi } from '@thela/contract/menus/menu-import'
import { MAX_MENU_BYTES } from '@thela/contract/menus/page-data'
import { checkTemplateSource, MAX_TEMPLATE_BYTES } from '@thela/contract/templates/checks'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { spread } from '../../../scripts/long.ts'
import { createTestApp } from '../app.ts'
import { form } from '../form.ts'
import { checksOf, isTrim, leavesOf, listsOf, maxBytes, type Path } from './walk-schema.ts'

const { app, signedInVendor, signedInAdmin } = await createTestApp()
const vendor = await signedInVendor()
const admin = await signedInAdmin()

const ATTACK = 64 * 1024
const MB = 1024 * 1024

/** The processor time for one validation: a linear one takes under a millisecond, a bad email pattern took 13 seconds. */
const MAX_MS = 50
/** An import can be 5 MB, and only administrators can send one. */
const MAX_IMPORT_MS = 3000
/** A list can be 4 MB, whose characters are counted once; a vendor can send 20 in a minute. */
const MAX_LIST_MS = 250
/** The source of a template can be 1 MB and is checked once. */
const MAX_SOURCE_MS = 500

/** Repetitions that can make a pattern slow, with the text before and after them. */
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

test('every text field of every endpoint has a length limit that is checked before any pattern', () => {
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
  'hostile repetition in any field of %s is validated quickly',
  (_name, { schema }) => {
    for (const { path, schema: leaf } of leavesOf(schema)) {
      const legal = checksOf(leaf).find(({ check }) => check === 'max_length')?.maximum
      for (const attack of attacks)
        for (const length of legal ? [ATTACK, legal] : [ATTACK]) {
          const request = setAt(path, repeat(attack, length))
          expectWithin(MAX_MS, () => schema.safeParse(request), `${path.join('.')} ${attack}`)
        }
    }
  },
)

test.each(bodies.map((input) => [input.name, input] as const))(
  'the largest body that %s accepts is validated quickly',
  (_name, { endpoint, schema }) => {
    const limit = bodyLimitOf(endpoint)
    for (const [what, body] of largestBodies(schema, limit))
      expectWithin(budgetOf(endpoint), () => schema.safeParse(body), what)
  },
)

function budgetOf(endpoint: Endpoint) {
  if (endpoint.path.endsWith('/import')) return MAX_IMPORT_MS
  return endpoint === menuImportApi.add ? MAX_LIST_MS : MAX_MS
}

/** Bodies of the maximum size: one long text, one long list, many unknown names, or long texts in all fields. */
function* largestBodies(schema: z.core.$ZodType, bytes: number): Generator<[string, unknown]> {
  const leaves = leavesOf(schema)
  // Bodies of several megabytes take long to make.
  const kinds = bytes > MB ? spread(attacks, 6) : attacks
  for (const { path } of leaves)
    for (const attack of kinds) yield [`${path} ${attack}`, setAt(path, repeat(attack, bytes))]
  for (const attack of kinds) {
    const each = repeat(attack, Math.floor(bytes / leaves.length))
    yield [`all ${attack}`, leaves.reduce<unknown>((body, { path }) => setAt(path, each, body), {})]
  }
  for (const { path } of [...listsOf(schema), ...leaves]) {
    yield [`${path} numbers`, setAt(path, Array(Math.floor(bytes / 2)).fill(0))]
    yield [`${path} texts`, setAt(path, Array(Math.floor(bytes / 3)).fill(''))]
    yield [`${path} lists`, setAt(path, Array(Math.floor(bytes / 3)).fill([]))]
  }
  yield ['names', Object.fromEntries(Array.from({ length: bytes / 12 }, (_, n) => [`n${n}`, 0]))]
}

/** Sets one value at a path and creates the objects and lists on the way. */
function setAt(path: Path, value: unknown, into: unknown = undefined): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  if (typeof step === 'number') return [setAt(rest, value, (into as unknown[] | undefined)?.[0])]
  const object = (into ?? {}) as Record<string, unknown>
  return { ...object, [step]: setAt(rest, value, object[step]) }
}

test.each(bodies.map((input) => [input.name, input] as const))(
  'the longest valid body of %s fits into its size limit',
  (_name, { endpoint, schema }) => {
    // An import of 5,000 valid rows with 1,000 areas each is larger and must be split.
    if (endpoint.path.endsWith('/import')) return
    // A list of 2,000 items with all texts at their longest is larger than a menu may be: no menu could take it.
    if (endpoint === menuImportApi.add) return expect(bodyLimitOf(endpoint)).toBe(MAX_MENU_BYTES)
    expect(maxBytes(schema)).toBeLessThanOrEqual(bodyLimitOf(endpoint))
  },
)

const publicBodies = bodies.filter(({ endpoint }) => endpoint.access === 'public')

test.each(publicBodies.map((input) => [input.name, input] as const))(
  'hostile repetition in %s is answered quickly',
  async (_name, { endpoint, schema }) => {
    const limit = bodyLimitOf(endpoint)
    for (const { path } of leavesOf(schema))
      for (const attack of attacks) {
        const small = await answerTo(endpoint, setAt(path, repeat(attack, Math.floor(limit / 8))))
        expect(small.statusCode).toBeLessThan(500)
        expect(small.statusCode < 400 || ErrorBody.safeParse(small.json()).success).toBe(true)

        const large = await answerTo(endpoint, setAt(path, repeat(attack, limit)))
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
  return expectAnswerWithin(MAX_MS, () => app.inject(request), request.payload)
}

/** Node refuses longer headers itself. */
const LONGEST_URL = 16 * 1024

const publicQueries = inputs.filter(
  ({ part, endpoint }) => part === 'querystring' && endpoint.access === 'public',
)

test.each(publicQueries.map((input) => [input.name, input] as const))(
  'hostile repetition in the query of %s is answered quickly',
  async (_name, { endpoint, schema }) => {
    for (const { path } of leavesOf(schema))
      for (const attack of attacks) {
        const query = { [String(path[0])]: repeat(attack, LONGEST_URL).toWellFormed() }
        const url = endpoint.path.replace(/:\w+/g, 'nothing')
        const send = () => app.inject({ method: 'GET', url, query })
        const answer = await expectAnswerWithin(MAX_MS, send, `${path} ${attack}`)
        expect(answer.statusCode).toBeLessThan(500)
      }
  },
)

const forms = everyEndpoint.filter(({ isMultipart }) => isMultipart)
const fieldNames = ['folder', 'kind', 'templateId', 'name', 'description']

test.each(forms.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  'hostile fields and file names in the form of %s are answered quickly',
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
      const answer = await expectAnswerWithin(MAX_MS, () => app.inject(request), `${attack}`)
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode).toBeLessThan(500)
    }
  },
)

test('the source of an uploaded template is checked quickly, whatever it repeats', () => {
  for (const attack of [
    ...attacks,
    ['', 'return (', ''],
    ['', 'export ', ''],
    ['', ' //', ''],
    ['', '*/', ''],
  ])
    expectWithin(
      MAX_SOURCE_MS,
      () => checkTemplateSource(repeat(attack as (typeof attacks)[number], MAX_TEMPLATE_BYTES)),
      `${attack}`,
    )
})

const ATTEMPTS = 5

/** Takes the best of a few attempts, so that other processes or garbage collection do not matter. */
function expectWithin(budgetMs: number, work: () => unknown, what: string) {
  let best = Infinity
  for (let n = 0; n < ATTEMPTS && best > budgetMs; n++) {
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
  } while (best > budgetMs && ++n < ATTEMPTS)
  if (best > budgetMs) expect.fail(`${what.slice(0, 200)}: ${best} ms of processor time`)
  return answer
}

function msSince(before: NodeJS.CpuUsage) {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
