import type { Place } from '@thela/contract/ads/ad-targets'
import type { AdType } from '@thela/contract/ads/ad-types'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../../../demo/seeded-random.ts'
import { keysFor, pickAds } from './pick-ads.ts'
import { type Deliverable, indexPlacements, keyOf, removePlacement } from './placement-index.ts'

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

test('the nearest ads come first, and ads of another area not at all [ADS-01]', () => {
  const placements = [inAdajan, elsewhere, banner, inSurat, inGujarat, inIndia, all]

  expect(pick(placements, 9)()).toEqual(['area', 'city', 'state', 'country', 'all'])
  expect(pick(placements, 9, { ...surat, area: 'Vesu' })()).toEqual([
    'elsewhere',
    'city',
    'state',
    'country',
    'all',
  ])
  expect(pick(placements, 9, { ...everywhere, country: 'Nepal' })()).toEqual(['all'])
})

test('a priority given by hand counts more than nearness', () => {
  const loud = placement('loud', 100, { country: 'India' })
  expect(pick([loud, inSurat, inIndia], 1)()).toEqual(['loud'])
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
])('of %i equals, asked for %i at once, each is shown as often as the others', (count, limit) => {
  const all = equals(count)
  const next = pick([...all, inSurat], limit)
  const shown = Array.from({ length: count * 100 }, next)

  expect(countEach(shown.flat(), all)).toEqual(all.map(() => limit * 100))
  // At no moment is anybody more than one turn behind.
  const soFar = shown.slice(0, 13).flat()
  const counts = countEach(soFar, all)
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
})

test('equals of an area and of its city share evenly too, three at once', () => {
  const all = [...equals(3), ...equals(4, { ...surat, area: null })]
  const shown = Array.from({ length: 700 }, pick(all, 3)).flat()

  expect(countEach(shown, all)).toEqual(all.map(() => 300))
})

test('equals share evenly although every pick finds an index that was just built anew', () => {
  const all = equals(5)
  const { next: random } = seededRandom(Number(process.env.SEED ?? 20_260_301))
  const shown = Array.from({ length: 10_000 }, () => {
    const index = indexPlacements(all, random)
    return pickAds(index, keysFor('FLOATING', surat), 3).map((n) => index.ids[n])
  }).flat()

  // 6,000 each; four standard deviations are about 200.
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

/** The same rules, written down as plainly as can be: look at everything, sort, take. */
function slowPicker(placements: Deliverable[]) {
  const left = [...placements]
  const cursors = new Map<string, number>()

  return {
    remove: (id: string) => left.splice(left.findIndex((one) => one.id === id) >>> 0, 1),
    pick(type: AdType, place: Place, limit: number) {
      const keys = keysFor(type, place)
      const matching = left
        .filter((one) => keys.includes(keyOf(one.type, one)))
        .sort((a, b) => keys.indexOf(keyOf(a.type, a)) - keys.indexOf(keyOf(b.type, b)))
      const picked: Deliverable[] = []
      for (const priority of [...new Set(matching.map((one) => one.priority))].sort((a, b) => b - a)) {
        const equals = matching.filter((one) => one.priority === priority)
        const room = limit - picked.length
        const turn = `${keyOf((equals[0] as Deliverable).type, equals[0] as Deliverable)} ${priority}`
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

test('the picker agrees with a slow one in ten thousand cases', () => {
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
