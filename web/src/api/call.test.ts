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
