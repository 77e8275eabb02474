import { itemsApi } from '@thela/contract/menus/items'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from './call.ts'

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
])('%s ends a call that is no longer wanted, and one that takes too long', async (_which, given) => {
  Object.assign(AbortSignal, { any: given })
  const leaving = new AbortController()
  const asked = ask(leaving.signal)
  leaving.abort(new Error('gone'))

  await expect(asked).rejects.toThrow('gone')
  await expect(ask(leaving.signal)).rejects.toThrow('gone')
  await expect(ask(new AbortController().signal, 1)).rejects.toMatchObject({ name: 'TimeoutError' })
})
