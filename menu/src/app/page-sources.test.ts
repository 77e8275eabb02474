import { afterEach, expect, test, vi } from 'vitest'
import { samplePage } from '../testing/sample-page.ts'
import { sourcesIn } from './page-sources.ts'

const { fetchMenu } = sourcesIn({} as ParentNode)

/** A server that refuses so often before it answers. */
function serverThatRefuses(times: number) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return asked.length > times
      ? Response.json(samplePage(1))
      : Response.json({ message: 'Away' }, { status: 503 })
  })
  return asked
}

afterEach(() => vi.unstubAllGlobals())

test('a long menu that could not be had is asked for a second time', async () => {
  const asked = serverThatRefuses(1)

  expect(await fetchMenu('v1', '1f')).toEqual(samplePage(1))
  expect(asked).toEqual(Array(2).fill('/api/public/vendor/v1/menu-full?v=1f'))
})

test('a refusal is never taken for a menu', async () => {
  serverThatRefuses(2)

  await expect(fetchMenu('v1', '1f')).rejects.toThrow('503')
})
