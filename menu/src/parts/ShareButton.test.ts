import { afterEach, expect, test, vi } from 'vitest'
import { makeView } from '../app/view-model.ts'
import { samplePage } from '../testing/sample-page.ts'
import { shareMenu } from './ShareButton.tsx'

const { vendor } = makeView(samplePage(0), { siteName: 'Thela', preparationTime: '5-10 min' })
const url = 'https://thela.example/ramesh-locho-house/k7m2x9p4w8qa'

function browserWith(navigator: object) {
  vi.stubGlobal('location', { origin: 'https://thela.example' })
  vi.stubGlobal('navigator', navigator)
}

afterEach(() => vi.unstubAllGlobals())

test('a phone with native sharing shares the link without parameters [PUB-31] [RTE-39]', async () => {
  const shared: unknown[] = []
  browserWith({ share: async (what: unknown) => shared.push(what) })

  expect(await shareMenu(vendor)).toBe('native')
  expect(shared).toEqual([{ title: 'Ramesh Locho House', url }])
})

test('any other browser copies the link [PUB-31]', async () => {
  const copied: string[] = []
  browserWith({ clipboard: { writeText: async (text: string) => copied.push(text) } })

  expect(await shareMenu(vendor)).toBe('copy')
  expect(copied).toEqual([url])
})

test.each([
  ['has no clipboard', {}],
  [
    'forbids its clipboard',
    { clipboard: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) } },
  ],
])('a browser that %s shows the link and does not report it as copied', async (_what, navigator) => {
  const shown: unknown[] = []
  browserWith(navigator)
  vi.stubGlobal('prompt', (...words: string[]) => void shown.push(words))

  expect(await shareMenu(vendor)).toBeNull()
  expect(shown).toEqual([['Menu link', url]])
})

test('dismissing the share sheet counts as not shared', async () => {
  browserWith({ share: () => Promise.reject(new DOMException('dismissed', 'AbortError')) })

  expect(await shareMenu(vendor)).toBeNull()
})
