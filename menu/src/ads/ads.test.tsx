import type { AdPlacement, PublicAd } from '@thela/contract/ads/delivery'
import { safeLink } from '@thela/contract/values/safe-link'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PAUSES } from '../boot/track.ts'
import { sampleVendor } from '../testing/sample-page.ts'
import { pickOther } from './AdRotator.tsx'
import { adsAddress, shuffleEquals } from './ad-feed.ts'
import { AdLink } from './ad-parts.tsx'
import { builtInSettings } from './ad-settings.ts'
import { BannerSlot } from './BannerSlot.tsx'
import { countAds, countNothing } from './count-ads.ts'
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

function renderBanner(place: 'top' | 'middle' | 'bottom', delivered: Delivery) {
  const feed = { read: () => delivered, subscribe: () => () => {} }
  const html = renderToString(
    <BannerSlot
      place={place}
      feed={feed}
      counter={countAds('v', async () => {})}
      settings={builtInSettings}
    />,
  )
  return html.replace(/<style.*?<\/style>/g, '')
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|')

test('a banner shows the first ad; the next slots begin one further [ADS-21]', () => {
  const delivered = { data: [placement('1'), placement('2')], fallbackToAdSense: false }

  expect(textOf(renderBanner('top', delivered))).toContain('|Ad 1|')
  expect(textOf(renderBanner('middle', delivered))).toContain('|Ad 2|')
  expect(textOf(renderBanner('bottom', delivered))).toContain('|Ad 1|')
})

test('equals stand in each of the three slots as often as the others, whoever is the newest', () => {
  const equals = ['newest', 'b', 'c', 'd', 'oldest'].map((id) => ({ id, priority: 100 }))
  const lesser = { id: 'lesser', priority: 75 }
  const random = seededRandom()
  const menus = Array.from({ length: 6000 }, () => shuffleEquals([...equals, lesser], random))

  for (const slot of [0, 1, 2])
    for (const { id } of equals) {
      const times = menus.filter((ads) => ads[slot]?.id === id).length
      // 1,200 each; four standard deviations are about 125.
      expect(Math.abs(times - 1200)).toBeLessThan(125)
    }
  expect(menus.every((ads) => ads.at(-1) === lesser)).toBe(true)
})

/** The same chances on every machine (the minimal standard generator). */
function seededRandom(seed = 20_260_301) {
  let state = seed
  return () => {
    state = (state * 48_271) % (2 ** 31 - 1)
    return state / 2 ** 31
  }
}

test('then chance takes another, and never the same when there is another [ADS-21]', () => {
  expect(pickOther(['a', 'b', 'c'], 'b', () => 0)).toBe('a')
  expect(pickOther(['a', 'b', 'c'], 'b', () => 0.99)).toBe('c')
  expect(pickOther(['a'], 'a', () => 0.5)).toBe('a')
})

test('a delivery is counted once, with its token, however often it is seen; a click is told once [ADS-22]', async () => {
  const posted: unknown[] = []
  const counter = countAds('v1', async (...call) => void posted.push(call))
  counter.see(placement('1'))
  counter.see(placement('1'))
  await counter.click(placement('1'))

  const body = { placementId: '1', vendorId: 'v1', token: 'token-1' }
  expect(posted).toEqual([
    ['/api/public/ads/ad-1/impression', body, PAUSES],
    ['/api/public/ads/ad-1/click', body, PAUSES],
  ])
})

test('a click waits for the answer to its impression, which it sends where none was', async () => {
  const posted: string[] = []
  let answer = () => {}
  const counter = countAds('v1', (path) => {
    posted.push(path)
    return new Promise((resolve) => {
      answer = resolve
    })
  })
  const clicked = counter.click(placement('1'))
  await Promise.resolve()
  expect(posted).toEqual(['/api/public/ads/ad-1/impression'])

  answer()
  await clicked
  expect(posted).toEqual(['/api/public/ads/ad-1/impression', '/api/public/ads/ad-1/click'])
})

test('a click brings the token of the showing that was counted, although a newer one was delivered since', async () => {
  const tokens: unknown[] = []
  const counter = countAds('v1', async (path, { token }) => void tokens.push([path.split('/').pop(), token]))
  counter.see(placement('1'))
  await counter.click({ ...placement('1'), token: 'newer' })

  expect(tokens).toEqual([
    ['impression', 'token-1'],
    ['click', 'token-1'],
  ])
})

test('a click leads out in a new tab, unless the link leads nowhere [ADS-23]', () => {
  const render = (linkUrl: string | null) =>
    renderToString(
      <AdLink ad={{ ...ad, linkUrl }} onClick={() => {}}>
        Rasna
      </AdLink>,
    )

  expect(render('https://rasna.example/offer')).toContain(
    'href="https://rasna.example/offer" target="_blank" rel="noopener nofollow sponsored"',
  )
  const nowhere = [
    null,
    '',
    '#',
    'https://example.com',
    'http://example.com/',
    'javascript:alert(1)',
    'data:text/html,x',
    '/admin',
  ]
  for (const link of nowhere) {
    expect(safeLink(link)).toBeNull()
    expect(render(link)).not.toContain('<a')
  }
})

test('a floating ad asks to visit a website only where it leads to one', () => {
  const render = (linkUrl: string) =>
    renderToString(
      <FloatingContent
        placement={placement('1', { linkUrl })}
        counter={countNothing}
        settings={{ ...builtInSettings, ui: { ...builtInSettings.ui, showHoverOverlay: true } }}
        isMuted
        onEnded={() => {}}
      />,
    )

  expect(render('https://rasna.example/offer')).toContain('Visit website')
  expect(render('https://example.com')).not.toContain('Visit website')
})

test('without ads a banner says so, and after a failure what to do [ADS-31] [ADS-32]', () => {
  expect(textOf(renderBanner('top', { data: [], fallbackToAdSense: false }))).toBe(
    '|No ads available for this vendor location|',
  )
  expect(textOf(renderBanner('top', 'failed'))).toBe('|Ad loading failed. Please try again later.|')
  expect(renderBanner('top', null)).toBe('')
})

test('with nothing of our own a third party may fill in [ADS-15]', () => {
  expect(textOf(renderBanner('top', { data: [], fallbackToAdSense: true }))).toBe(
    '|Advertisement Loading...|',
  )
  expect(candidatesFrom({ data: [], fallbackToAdSense: true })).toMatchObject([{ placement: null }])
  expect(candidatesFrom({ data: [], fallbackToAdSense: false })).toEqual([])
  expect(candidatesFrom('failed')).toEqual([])
})

test('a video is known as one, whatever else the ad has [ADS-05]', () => {
  const data = [placement('1'), placement('2', { videoUrl: '/uploads/ads/a.webm', imageUrl: '/a.webp' })]

  expect(candidatesFrom({ data, fallbackToAdSense: false }).map(({ isVideo }) => isVideo)).toEqual([
    false,
    true,
  ])
})

test('a third party has one second to load and three to fill its room [ADS-17] [ADS-18]', () => {
  expect(thirdPartyState(999, true)).toBe('loading')
  expect(thirdPartyState(1000, true)).toBe('loaded')
  expect(thirdPartyState(2999, false)).toBe('loading')
  expect(thirdPartyState(3000, false)).toBe('error')
  expect(thirdPartyState(3000, true)).toBe('loaded')
})

test('the room of a third party begins with what it waits for [ADS-19]', () => {
  expect(textOf(renderToString(<ThirdPartyAd client={null} slot={null} />))).toBe(
    '|Advertisement Loading...|',
  )
})

test('the ask for ads says whose menu, which type, which place and since when [ADS-36]', () => {
  const { id } = sampleVendor({})
  const address = adsAddress(
    sampleVendor({ area: 'Adajan', city: 'Surat', state: 'Gujarat', country: 'India' }),
    { type: 'FLOATING', sessionStart: 1_794_700_000_000 },
  )

  expect(address).toBe(
    `/api/public/ads/vendor/${id}?type=FLOATING&area=Adajan&city=Surat&state=Gujarat&country=India&sessionStart=1794700000000`,
  )
})
