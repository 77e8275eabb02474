import { connect } from '../src/db/connect.ts'
import { keysFor, pickAds } from '../src/features/ads/delivery/pick-ads.ts'
import { indexPlacements } from '../src/features/ads/delivery/placement-index.ts'
import { listDeliverables } from '../src/features/ads/delivery/queries.ts'

// Measures how fast ads are picked, for bench/ads.ts, in a separate process so that its memory can be measured too.
const { DATABASE_URL = '', DAY = '', PICKS = '200000' } = process.env
const { db, close } = connect({
  connectionString: DATABASE_URL,
  query_timeout: 60_000,
  statement_timeout: 60_000,
})

const rows = await listDeliverables(db, DAY)
await close()
const places = rows
  .filter(({ area }) => area)
  .map(({ country, state, city, area }) => ({ country, state, city, area }))
const keys = places.filter((_, n) => n % 20 === 0).map((place) => keysFor('FLOATING', place))
globalThis.gc?.()
const before = process.memoryUsage()
const index = indexPlacements(rows)
globalThis.gc?.()
const after = process.memoryUsage()
const megabytes = (after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / 1024 / 1024

measure()
const rounds = Array.from({ length: 5 }, measure)
console.log(JSON.stringify({ placements: rows.length, megabytes, rounds }))

/** Nanoseconds for one pick: elapsed time and processor time. */
function measure() {
  const picks = Number(PICKS)
  const used = process.cpuUsage()
  const start = process.hrtime.bigint()
  for (let n = 0; n < picks; n++) pickAds(index, keys[n % keys.length] as string[], 1)
  const passed = Number(process.hrtime.bigint() - start) / picks
  return { passed, worked: (process.cpuUsage(used).user * 1000) / picks }
}
