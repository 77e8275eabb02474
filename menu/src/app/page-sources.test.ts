import { afterEach, expect, test, vi } from 'vitest'
import { samplePage } from '../testing/sample-page.ts'
import { sourcesIn } from './page-sources.ts'

const { fetchMenu } = sourcesIn({} as ParentNode)

/** A server that fails this many times before it answers. */
function serverThatFails(times: number) {
  const requested: string[] = []
  vi.stubGlobal('document', { documentElement: { lang: 'gu' } })
  vi.stubGlobal('fetch', async (path: string) => {
    requested.push(path)
    return requested.length > times
      ? Response.json(samplePage(1))
      : Response.json({ message: 'Away' }, { status: 503 })
  })
  return requested
}

afterEach(() => vi.unstubAllGlobals())

test('a long menu that fails to load is requested a second time [PUB-39]', async () => {
  const requested = serverThatFails(1)

  expect(await fetchMenu('v1', '1f')).toEqual(samplePage(1))
  expect(requested).toEqual(Array(2).fill('/api/public/vendor/v1/menu-full?v=1f&lang=gu'))
})

test('a long menu that fails twice is not requested again, and the error is never treated as a menu [PUB-39]', async () => {
  const requested = serverThatFails(2)

  await expect(fetchMenu('v1', '1f')).rejects.toThrow('503')
  expect(requested).toHaveLength(2)
})
