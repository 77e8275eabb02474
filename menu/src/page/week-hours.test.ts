import type { PublicVendor } from '@thela/contract/menus/page-data'
import { languageCodes } from '@thela/contract/values/languages'
import type { WeekHours } from '@thela/contract/vendors/opening-hours'
import { expect, test } from 'vitest'
import { samplePage, sampleVendor } from '../testing/sample-page.ts'
import { renderMenuPage } from './render.tsx'

const options = { scriptUrl: '/assets/menu/hydrate-1.js', origin: 'https://thela.example', siteName: 'Thela' }
const split = [
  { opens: '07:00', closes: '11:00' },
  { opens: '17:00', closes: '23:30' },
]
const week = [split, split, split, split, [{ opens: '00:00', closes: '00:00' }], [], []] as WeekHours

const render = (change: Partial<PublicVendor>, more: object = {}) =>
  renderMenuPage({ ...samplePage(1), vendor: sampleVendor(change), ...more }, options)
const linkedData = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '')
const headLine = (html: string) => /<(a|span) class="hours".*?>([^<]*)<\/\1>/.exec(html)?.[2]

test('a vendor with the same hours every day has them in the line and for search engines, as ever [OPEN-01]', () => {
  const html = render({})
  expect(headLine(html)).toBe('7:00 AM – 10:30 PM')
  expect(linkedData(html).openingHours).toBe('Mo-Su 07:00-22:30')
  expect(linkedData(html).openingHoursSpecification).toBeUndefined()
  expect(html).not.toContain('id="hours"')
  expect(html).not.toContain('href="#hours"')
})

test('hours by weekday are for search engines as days that share them [OPEN-01]', () => {
  const html = render({ weekHours: week })
  expect(linkedData(html).openingHours).toBeUndefined()
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday']
  const type = 'OpeningHoursSpecification'
  expect(linkedData(html).openingHoursSpecification).toEqual([
    { '@type': type, dayOfWeek: days, opens: '07:00', closes: '11:00' },
    { '@type': type, dayOfWeek: days, opens: '17:00', closes: '23:30' },
    { '@type': type, dayOfWeek: ['Friday'], opens: '00:00', closes: '23:59' },
  ])
})

test.each(languageCodes)(
  'hours by weekday are listed in %s, and the line leads to them [OPEN-01]',
  (code) => {
    const html = render({ weekHours: week }, { languages: { language: code, all: [code] } })
    const list = /<section id="hours">.*?<\/section>/.exec(html)?.[0] ?? ''
    expect(list.match(/<dt>/g)).toHaveLength(3)
    expect(list).not.toContain('undefined')
    expect(html).toContain('<a class="hours" href="#hours">')
  },
)

test('a stall that is closed today says so, and lists its usual hours below [OPEN-01]', () => {
  const html = render({ closedUntil: '2026-11-17T01:30:00.000Z' })
  expect(headLine(html)).toBe('Closed today')
  expect(html).toContain('<dt>Monday – Sunday</dt><dd>7:00 AM – 10:30 PM</dd>')

  const unknown = render({ closedUntil: '2026-11-17T01:30:00.000Z', openingTime: null })
  expect(headLine(unknown)).toBe('Closed today')
  expect(unknown).not.toContain('id="hours"')
})

test('the zone of the clock is in the page only where it is another one', () => {
  const page = { ...samplePage(1), vendor: sampleVendor() }
  const inZone = (timeZone: string) => renderMenuPage(page, { ...options, timeZone })
  expect(inZone('Europe/Berlin')).toContain('"timeZone":"Europe/Berlin"')
  expect(inZone('Asia/Kolkata')).toBe(renderMenuPage(page, options))
})
