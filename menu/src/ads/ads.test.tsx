import type { AdPlacement, PublicAd } from '@thela/contract/ads/delivery'
import { safeLink } from '@thela/contract/values/safe-link'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { postWithRetries, RETRY_DELAYS_MS } from '../boot/track.ts'
import { sampleVendor } from '../testing/sample-page.ts'
import { answer, dropConnection, serve } from '../testing/serve.ts'
import { pickOther } from './AdRotator.tsx'
import { makeAdCounter, noopAdCounter } from './ad-counter.ts'
import { adsUrl, shuffleEqualPriorities } from './ad-feed.ts'
import { AdLink } from './ad-parts.tsx'
import { builtInSettings } from './ad-settings.ts'
import { BannerSlot } from './BannerSlot.tsx'
import { candidatesFrom } from './floating/FloatingAd.tsx'
import { FloatingContent } from './floating/FloatingContent.tsx'
import { ThirdPartyAd, thirdPartyState } from './ThirdPartyAd.tsx'

const ad: PublicAd = {
  id: 'ad-1',
  adType: 'BANNER',
  title: 'Rasna Cola',
  description: 'Chilled',
  imageUrl: null,
  videoUrl: null,
  linkUrl: 'https://rasna.example/offer',
  location: null,
  country: 'India',
  state: null,
  city: null,
  area: null,
  budget: null,
  impressions: 0,
  clicks: 0,
  ctr: 0,
}

const placement = (id: string, change: Partial<PublicAd> = {}): AdPlacement => ({
  id,
  adId: `ad-${id}`,
  token: `token-${id}`,
  ad: { ...ad, id: `ad-${id}`, title: `Ad ${id}`, ...change },
  googleAd: null,
  priority: 25,
  frequencySeconds: 30,
  maxImpressions: 1000,
  currentImpressions: 0,
  locationType: 'COUNTRY',
  vendor: null,
})

type Delivery = Parameters<typeof candidatesFrom>[0]

function renderBanner(slot: 'top' | 'middle' | 'bottom', delivered: Delivery) {
  const feed = { read: () => delivered, subscribe: () => () => {} }
  const html = renderToString(
    <BannerSlot
      slot={slot}
      feed={feed}
      counter={makeAdCounter('v', async () => {})}
      settings={builtInSettings}
    />,
  )
  return html.replace(/<style.*?<\/style>/g, '')
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|')

test('the top banner starts with the first ad, and each further slot with the next one [ADS-21]', () => {
  const delivered = { data: [placement('1'), placement('2')], fallbackToAdSense: false }

  expect(textOf(renderBanner('top', delivered))).toContain('|Ad 1|')
  expect(textOf(renderBanner('middle', delivered))).toContain('|Ad 2|')
  expect(textOf(renderBanner('bottom', delivered))).toContain('|Ad 1|')
})

test('ads of equal priority are in each of the three slots equally often, whichever is the newest', () => {
  const equals = ['newest', 'b', 'c', 'd', 'oldest'].map((id) => ({ id, priority: 100 }))
  const lesser = { id: 'lesser', priority: 75 }
  const random = seededRandom()
  const menus = Array.from({ length: 6000 }, () => shuffleEqualPriorities([...equals, lesser], random))

  for (const slot of [0, 1, 2])
    for (const { id } of equals) {
      const times = menus.filter((ads) => ads[slot]?.id === id).length
      // Each ad is expected 1,200 times; four standard deviations are about 125.
      expect(Math.abs(times - 1200)).toBeLessThan(125)
    }
  expect(menus.every((ads) => ads.at(-1) === lesser)).toBe(true)
})

/** A reproducible random generator (the minimal standard generator). */
function seededRandom(seed = 20_260_301) {
  let state = seed
  return () => {
    state = (state * 48_271) % (2 ** 31 - 1)
    return state / 2 ** 31
  }
}

test('the next banner is random, and never the same one if there is another [ADS-21]', () => {
  expect(pickOther(['a', 'b', 'c'], 'b', () => 0)).toBe('a')
  expect(pickOther(['a', 'b', 'c'], 'b', () => 0.99)).toBe('c')
  expect(pickOther(['a'], 'a', () => 0.5)).toBe('a')
})

test('an impression is sent once per delivery with its token, and a click once [ADS-22] [ADS-23]', async () => {
  const posted: unknown[] = []
  const counter = makeAdCounter('v1', async (...call) => void posted.push(call))
  counter.see(placement('1'))
  counter.see(placement('1'))
  await counter.click(placement('1'))

  const body = { placementId: '1', vendorId: 'v1', token: 'token-1' }
  expect(posted).toEqual([
    ['/api/public/ads/ad-1/impression', body, RETRY_DELAYS_MS],
    ['/api/public/ads/ad-1/click', body, RETRY_DELAYS_MS],
  ])
})

test('an ad that is seen posts an impression, and is given up in silence when the server does not answer [TRK-04]', async () => {
  const impression = {
    method: 'POST',
    path: '/api/public/ads/ad-1/impression',
    type: 'application/json',
    body: { placementId: '1', vendorId: 'v1', token: 'token-1' },
  }
  for (const [reply, attempts] of [
    [answer(201), 1],
    [answer(503), 4],
    [dropConnection, 4],
  ] as const) {
    const { calls, origin, stop } = await serve(reply)
    const noDelays = RETRY_DELAYS_MS.map(() => 0)
    const sent: Promise<void>[] = []
    const counter = makeAdCounter('v1', (path, body) => {
      sent.push(postWithRetries(origin + path, body, noDelays))
      return Promise.resolve()
    })
    counter.see(placement('1'))

    expect(await Promise.all(sent)).toEqual([undefined])
    expect(calls).toEqual(Array(attempts).fill(impression))
    stop()
  }
})

test('a click first sends the impression if none was sent, and waits for its answer', async () => {
  const posted: string[] = []
  let release = () => {}
  const counter = makeAdCounter('v1', (path) => {
    posted.push(path)
    return new Promise((resolve) => {
      release = resolve
    })
  })
  const clicked = counter.click(placement('1'))
  await Promise.resolve()
  expect(posted).toEqual(['/api/public/ads/ad-1/impression'])

  release()
  await clicked
  expect(posted).toEqual(['/api/public/ads/ad-1/impression', '/api/public/ads/ad-1/click'])
})

test('a click sends the token of the counted impression, even if a newer token was delivered since', async () => {
  const tokens: unknown[] = []
  const counter = makeAdCounter(
    'v1',
    async (path, { token }) => void tokens.push([path.split('/').pop(), token]),
  )
  counter.see(placement('1'))
  await counter.click({ ...placement('1'), token: 'newer' })

  expect(tokens).toEqual([
    ['impression', 'token-1'],
    ['click', 'token-1'],
  ])
})

test('an ad links to its URL in a new tab, unless the URL is a placeholder or unsafe [ADS-23]', () => {
  const render = (linkUrl: string | null) =>
    renderToString(
      <AdLink ad={{ ...ad, linkUrl }} onClick={() => {}}>
        Rasna
      </AdLink>,
    )

  expect(render('https://rasna.example/offer')).toContain(
    'href="https://rasna.example/offer" target="_blank" rel="noopener nofollow sponsored"',
  )
  const unusable = [
    null,
    '',
    '#',
    'https://example.com',
    'http://example.com/',
    'javascript:alert(1)',
    'data:text/html,x',
    '/admin',
  ]
  for (const link of unusable) {
    expect(safeLink(link)).toBeNull()
    expect(render(link)).not.toContain('<a')
  }
})

test('a floating ad shows Visit website only if it has a link', () => {
  const render = (linkUrl: string) =>
    renderToString(
      <FloatingContent
        placement={placement('1', { linkUrl })}
        counter={noopAdCounter}
        settings={{ ...builtInSettings, ui: { ...builtInSettings.ui, showHoverOverlay: true } }}
        isMuted
        onEnded={() => {}}
      />,
    )

  expect(render('https://rasna.example/offer')).toContain('Visit website')
  expect(render('https://example.com')).not.toContain('Visit website')
})

test('a banner without ads shows a text, and another one after a failure [ADS-31] [ADS-32]', () => {
  expect(textOf(renderBanner('top', { data: [], fallbackToAdSense: false }))).toBe(
    '|No ads available for this vendor location|',
  )
  expect(textOf(renderBanner('top', 'failed'))).toBe('|Ad loading failed. Please try again later.|')
  expect(renderBanner('top', null)).toBe('')
})

test('a slot without ads can be filled by a third party [ADS-15]', () => {
  expect(textOf(renderBanner('top', { data: [], fallbackToAdSense: true }))).toBe(
    '|Advertisement Loading...|',
  )
  expect(candidatesFrom({ data: [], fallbackToAdSense: true })).toMatchObject([{ placement: null }])
  expect(candidatesFrom({ data: [], fallbackToAdSense: false })).toEqual([])
  expect(candidatesFrom('failed')).toEqual([])
})

test('an ad with a video counts as a video, even if it has an image too', () => {
  const data = [placement('1'), placement('2', { videoUrl: '/uploads/ads/a.webm', imageUrl: '/a.webp' })]

  expect(candidatesFrom({ data, fallbackToAdSense: false }).map(({ isVideo }) => isVideo)).toEqual([
    false,
    true,
  ])
})

test('a third party has one second to load and three to fill its slot [ADS-17] [ADS-18]', () => {
  expect(thirdPartyState(999, true)).toBe('loading')
  expect(thirdPartyState(1000, true)).toBe('loaded')
  expect(thirdPartyState(2999, false)).toBe('loading')
  expect(thirdPartyState(3000, false)).toBe('error')
  expect(thirdPartyState(3000, true)).toBe('loaded')
})

test('a third-party slot starts with a loading text [ADS-19]', () => {
  expect(textOf(renderToString(<ThirdPartyAd client={null} slot={null} />))).toBe(
    '|Advertisement Loading...|',
  )
})

test('the request for ads has vendor, type, place and start of the session [ADS-36]', () => {
  const { id } = sampleVendor({})
  const address = adsUrl(
    sampleVendor({ area: 'Adajan', city: 'Surat', state: 'Gujarat', country: 'India' }),
    { type: 'FLOATING', sessionStart: 1_794_700_000_000 },
  )

  expect(address).toBe(
    `/api/public/ads/vendor/${id}?type=FLOATING&area=Adajan&city=Surat&state=Gujarat&country=India&sessionStart=1794700000000`,
  )
})
