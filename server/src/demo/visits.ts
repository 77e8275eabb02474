import type { Db } from '../db/connect.ts'
import { momentOf } from '../features/core/events/business-time.ts'
import { insertEvents, makeEventMonths, type NewEvent } from '../features/core/events/queries.ts'
import { type DemoMenuCategory, generateVisit } from './generate-visit.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'
import type { DemoVendor } from './street.ts'
import { dailyTrafficPattern, weekdayTraffic } from './traffic-pattern.ts'

const DAYS = 90
const VISITS_ON_A_USUAL_DAY = 8
const ROWS_AT_ONCE = 1000
const MINUTE = 60_000
const QUARTER = 15 * MINUTE
const DAY = 24 * 60 * MINUTE

/** Ninety days of visits, so that every chart of the demo has something to show. */
export async function addDemoVisits(db: Db, street: DemoVendor[], now = new Date()) {
  const events = generateVisits(street, now)

  await makeEventMonths(db, [...new Set(events.map(({ day }) => `${day.slice(0, 7)}-01`))])
  for (let from = 0; from < events.length; from += ROWS_AT_ONCE) {
    await insertEvents(db, events.slice(from, from + ROWS_AT_ONCE))
  }
}

/** Deterministic: the same visits for the same `now`, quarter hour by quarter hour, stall by stall. */
export function generateVisits(street: DemoVendor[], now: Date): NewEvent[] {
  const random = seededRandom(395_003)
  const stalls = street.map((vendor, place) => describe(vendor, place, now))
  const last = Math.floor(now.getTime() / QUARTER) * QUARTER
  const first = last - DAYS * DAY
  const events: NewEvent[] = []

  for (let start = first; start <= last; start += QUARTER) {
    const { day, hour } = momentOf(new Date(start))
    // Traffic grows from month to month.
    const trafficLevel = weekdayTraffic(day) * (0.7 + (0.6 * (start - first)) / (last - first))
    for (const stall of stalls.filter(({ openSince }) => openSince <= start)) {
      const expected = stall.visits * (stall.hourlyShares[hour] ?? 0) * trafficLevel
      for (let visits = random.count(expected); visits > 0; visits--) {
        events.push(...visitAt(stall, start, random))
      }
    }
  }
  const end = now.toISOString()
  return events.filter(({ at }) => at <= end).map((event, n) => ({ ...event, id: `demo-${n}` }))
}

type Stall = ReturnType<typeof describe>

/** Stalls further down the street get fewer visits. */
function describe(vendor: DemoVendor, place: number, now: Date) {
  return {
    vendorId: vendor.id,
    openSince: now.getTime() - vendor.joinedDaysAgo * DAY,
    visits: VISITS_ON_A_USUAL_DAY * (1.5 - place / 10),
    hourlyShares: dailyTrafficPattern(vendor),
    categories: vendor.categories.map(
      ({ name, items }, c): DemoMenuCategory => ({
        categoryId: `${vendor.id}-${c + 1}`,
        name,
        items: items.map((item, i) => ({ itemId: `${vendor.id}-${c + 1}-${i + 1}`, name: item.name })),
      }),
    ),
  }
}

function visitAt({ vendorId, categories }: Stall, start: number, random: SeededRandom): NewEvent[] {
  const who = { vendorId, visitor: random.next().toString(36).slice(2), device: deviceOf(random) }
  let time = start + random.next() * QUARTER

  return generateVisit(categories, random).map((deed) => {
    const moment = momentOf(new Date(time))
    time += (4 + random.next() * 40) * 1000
    return { id: '', ...moment, ...who, ...deed }
  })
}

const deviceOf = (random: SeededRandom) =>
  random.happens(0.93) ? 'mobile' : random.happens(0.6) ? 'desktop' : 'tablet'
