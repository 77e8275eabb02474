import type { Place } from '@thela/contract/ads/ad-targets'
import type { AdType } from '@thela/contract/ads/ad-types'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../../../demo/seeded-random.ts'
import { keysFor, pickAds } from './pick-ads.ts'
import { type Deliverable, indexPlacements, placementKey, removePlacement } from './placement-index.ts'

const surat: Place = { country: 'India', state: 'Gujarat', city: 'Surat', area: 'Adajan' }
const everywhere: Place = { country: null, state: null, city: null, area: null }

const placement = (id: string, priority: number, place: Partial<Place>, type: AdType = 'FLOATING') => ({
  id,
  priority,
  type,
  ...everywhere,
  ...place,
})

function pick(placements: Deliverable[], limit: number, place = surat) {
  const index = indexPlacements(placements)
  return () => pickAds(index, keysFor('FLOATING', place), limit).map((n) => index.ids[n])
}

const inAdajan = placement('area', 100, surat)
const inSurat = placement('city', 75, { ...surat, area: null })
const inGujarat = placement('state', 50, { country: 'India', state: 'Gujarat' })
const inIndia = placement('country', 25, { country: 'India' })
const all = placement('all', 25, {})
const elsewhere = placement('elsewhere', 100, { ...surat, area: 'Vesu' })
const banner = placement('banner', 100, surat, 'BANNER')

test('the nearest ads come first, and ads of another area, city, state or country are left out [ADS-01]', () => {
  const placements = [inAdajan, elsewhere, banner, inSurat, inGujarat, inIndia, all]

  expect(pick(placements, 9)()).toEqual(['area', 'city', 'state', 'country', 'all'])
  expect(pick(placements, 9, { ...surat, area: 'Vesu' })()).toEqual([
    'elsewhere',
    'city',
    'state',
    'country',
    'all',
  ])
  expect(pick(placements, 9, { ...surat, city: 'Vadodara' })()).toEqual(['state', 'country', 'all'])
  expect(pick(placements, 9, { ...surat, state: 'Goa' })()).toEqual(['country', 'all'])
  expect(pick(placements, 9, { ...everywhere, country: 'Nepal' })()).toEqual(['all'])
})

test('a higher priority counts more than a nearer place', () => {
  const prioritized = placement('loud', 100, { country: 'India' })
  expect(pick([prioritized, inSurat, inIndia], 1)()).toEqual(['loud'])
})

const equals = (count: number, place: Partial<Place> = surat) =>
  Array.from({ length: count }, (_, n) => placement(`${place.area ?? place.city}-${n}`, 100, place))
const countEach = (ids: (string | undefined)[], all: Deliverable[]) =>
  all.map(({ id }) => ids.filter((one) => one === id).length)

test.each([
  [5, 1],
  [5, 2],
  [4, 3],
  [7, 3],
  [23, 20],
])('%i ads of equal priority, picked %i at a time, are each shown equally often', (count, limit) => {
  const all = equals(count)
  const next = pick([...all, inSurat], limit)
  const shown = Array.from({ length: count * 100 }, next)

  expect(countEach(shown.flat(), all)).toEqual(all.map(() => limit * 100))
  // No ad is ever more than one turn behind another.
  const soFar = shown.slice(0, 13).flat()
  const counts = countEach(soFar, all)
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
})

test('ads of equal priority in an area and in its city are shown equally often, three at a time', () => {
  const all = [...equals(3), ...equals(4, { ...surat, area: null })]
  const shown = Array.from({ length: 700 }, pick(all, 3)).flat()

  expect(countEach(shown, all)).toEqual(all.map(() => 300))
})

test('ads of equal priority are shown about equally often even when the index is rebuilt before every pick', () => {
  const all = equals(5)
  const { next: random } = seededRandom(Number(process.env.SEED ?? 20_260_301))
  const shown = Array.from({ length: 10_000 }, () => {
    const index = indexPlacements(all, random)
    return pickAds(index, keysFor('FLOATING', surat), 3).map((n) => index.ids[n])
  }).flat()

  // Each ad is expected 6,000 times; four standard deviations are about 200.
  for (const count of countEach(shown, all)) expect(Math.abs(count - 6000)).toBeLessThan(200)
})

const places = [
  surat,
  { ...surat, area: 'Vesu' },
  { ...surat, area: null },
  { ...surat, city: 'Vadodara', area: null },
  { ...surat, city: null, area: null },
  { ...everywhere, country: 'India' },
  { ...everywhere, country: 'Nepal' },
  everywhere,
] as const

const someCase = fc.record({
  placements: fc.array(
    fc.record({
      place: fc.constantFrom(...places),
      priority: fc.constantFrom(0, 25, 50, 75, 100),
      type: fc.constantFrom<AdType>('FLOATING', 'BANNER'),
    }),
    { maxLength: 40 },
  ),
  asks: fc.array(
    fc.record({
      place: fc.constantFrom(...places),
      type: fc.constantFrom<AdType>('FLOATING', 'BANNER'),
      limit: fc.integer({ min: 1, max: 8 }),
      full: fc.option(fc.nat(39), { nil: undefined }),
    }),
    { minLength: 1, maxLength: 6 },
  ),
})

/** A simple reference implementation of the same rules: filter, sort, take. */
function slowPicker(placements: Deliverable[]) {
  const left = [...placements]
  const cursors = new Map<string, number>()

  return {
    remove: (id: string) => left.splice(left.findIndex((one) => one.id === id) >>> 0, 1),
    pick(type: AdType, place: Place, limit: number) {
      const keys = keysFor(type, place)
      const matching = left
        .filter((one) => keys.includes(placementKey(one.type, one)))
        .sort((a, b) => keys.indexOf(placementKey(a.type, a)) - keys.indexOf(placementKey(b.type, b)))
      const picked: Deliverable[] = []
      for (const priority of [...new Set(matching.map((one) => one.priority))].sort((a, b) => b - a)) {
        const equals = matching.filter((one) => one.priority === priority)
        const room = limit - picked.length
        const turn = `${placementKey((equals[0] as Deliverable).type, equals[0] as Deliverable)} ${priority}`
        const from = equals.length > room ? (cursors.get(turn) ?? 0) : 0
        picked.push(
          ...[...equals, ...equals].slice(from % equals.length).slice(0, Math.min(room, equals.length)),
        )
        if (room > 0 && equals.length > room)
          cursors.set(turn, ((from % equals.length) + room) % equals.length)
      }
      return placements.filter((one) => picked.includes(one)).map(({ id }) => id)
    },
  }
}

test('the picker agrees with the reference implementation in ten thousand random cases', () => {
  const seed = Number(process.env.SEED ?? 20_260_301)
  fc.assert(
    fc.property(someCase, ({ placements, asks }) => {
      const listed = placements
        .map(({ place, priority, type }, n) => placement(`p${n}`, priority, place, type))
        .sort((a, b) => b.priority - a.priority)
      const index = indexPlacements(listed, () => 0)
      const slow = slowPicker(listed)

      for (const { place, type, limit, full } of asks) {
        const fast = pickAds(index, keysFor(type, place), limit).map((n) => index.ids[n])
        expect(fast).toEqual(slow.pick(type, place, limit))
        if (full !== undefined && full < listed.length) {
          removePlacement(index, `p${full}`)
          slow.remove(`p${full}`)
        }
      }
    }),
    { seed, numRuns: 10_000 },
  )
})
