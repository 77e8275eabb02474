import { itemsApi } from '@thela/contract/menus/items'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { basePathFor, call } from './call.ts'

const { any } = AbortSignal

beforeEach(() => {
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('window', { location: new URL('http://localhost/') })
  // A server that never answers: only the signal ends the call.
  vi.stubGlobal(
    'fetch',
    (_address: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        const give = () => reject(signal.reason)
        if (signal.aborted) give()
        else signal.addEventListener('abort', give)
      }),
  )
})

afterEach(() => {
  AbortSignal.any = any
  vi.unstubAllGlobals()
})

const ask = (signal: AbortSignal, timeoutMs = 60_000) =>
  call(itemsApi.list, { querystring: {} }, { signal, timeoutMs })

test.each([
  ['a browser that can join signals', any],
  ['a browser that cannot', undefined],
])('%s aborts a cancelled call, and one that times out', async (_which, given) => {
  Object.assign(AbortSignal, { any: given })
  const leaving = new AbortController()
  const asked = ask(leaving.signal)
  leaving.abort(new Error('gone'))

  await expect(asked).rejects.toThrow('gone')
  await expect(ask(leaving.signal)).rejects.toThrow('gone')
  await expect(ask(new AbortController().signal, 1)).rejects.toMatchObject({ name: 'TimeoutError' })
})

/** As the page asks before the app is there: boot/ask-early.ts. */
function askedEarly(answer: Promise<Response>, token: string | null = null) {
  const answers = new Map([['http://localhost/api/items', answer]])
  vi.stubGlobal('thelaEarly', { token, askedAt: performance.now(), answers })
}
const asked = vi.fn(async () => Response.json({ came: 'later' }))
const answerEarly = async () => Response.json({ came: 'early' })
const list = () => call(itemsApi.list, { querystring: {} })

test('what the page has asked for early is taken once', async () => {
  vi.stubGlobal('fetch', asked)
  askedEarly(answerEarly())

  expect(await list()).toEqual({ came: 'early' })
  expect(asked).not.toHaveBeenCalled()
  expect(await list()).toEqual({ came: 'later' })
})

test.each([
  ['failed', () => Promise.reject(new TypeError('Failed to fetch')), null],
  ['was for another session', answerEarly, 'qv_other'],
])('an early call that %s is made again', async (_why, answer, token) => {
  vi.stubGlobal('fetch', asked)
  askedEarly(answer(), token)

  expect(await list()).toEqual({ came: 'later' })
})

test('an early answer that was taken late is asked for again', async () => {
  vi.stubGlobal('fetch', asked)
  askedEarly(answerEarly())
  const late = performance.now() + 20_001
  vi.stubGlobal('performance', { now: () => late })

  expect(await list()).toEqual({ came: 'later' })
})

const place = (address: string) => new URL(address)

test('someone on the own machine calls the host the page came from [API-01]', () => {
  expect(basePathFor(place('http://localhost:5173/auth/login'))).toBe('http://localhost:5173/api')
  expect(basePathFor(place('http://127.0.0.1:3001/'))).toBe('http://127.0.0.1:3001/api')
})

test('someone on the production host calls the same origin [API-02]', () => {
  const options = { productionHost: 'menu.example' }

  expect(basePathFor(place('https://menu.example/about'), options)).toBe('/api')
})

test('someone on any other host calls port 3001 of it [API-03]', () => {
  const options = { productionHost: 'menu.example' }

  expect(basePathFor(place('http://192.168.1.20:8080/'), options)).toBe('http://192.168.1.20:3001/api')
})

test('what the page says about itself wins on every host [API-02]', () => {
  expect(basePathFor(place('https://stall.example/'), { configured: '/api' })).toBe('/api')
})
