import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { makePlatform } from './platform.ts'
import { median } from './ratios.ts'

// Goal 10 of the performance goals: 100,000 ads in 5,000 places, one pick in memory against the best query
// we know for the same pick. Run it with: npm run bench -- ads
const ADS = 100_000
const PLACES = 5000
const QUESTIONS = 400
const ROUNDS = 5
const GOAL = { times: 300, nanoseconds: 1000, megabytes: 10 }
const DAY = new Date().toISOString().slice(0, 10)

const picker = fileURLToPath(new URL('../server/test/measure-picks.ts', import.meta.url))
const platform = makePlatform()

try {
  await platform.start(23_131)
  const { host, password } = platform.database()
  const client = new pg.Client(platform.database())
  await client.connect()
  await fill(client)
  const baseline: number[] = []
  for (let n = 0; n < ROUNDS; n++) baseline.push(await askDatabase(client))
  await client.end()

  const url = `postgres://thela:${encodeURIComponent(password)}@localhost/postgres?host=${encodeURIComponent(host)}`
  const told = execFileSync(process.execPath, ['--expose-gc', picker], {
    env: { PATH: process.env.PATH, DATABASE_URL: url, DAY },
  })
  print(baseline, JSON.parse(String(told)))
} finally {
  await platform.stop()
}

/** Most ads target an area, some a city, few a state or the whole country; one in five is full or has ended. */
async function fill(client: pg.Client) {
  await client.query(
    `insert into ads (id, title, link_url, ad_type, starts_on, ends_on, is_active)
     select 'ad' || n, 'Ad ' || n, 'https://example.com/' || n, 'FLOATING', $2::date - 10,
       $2::date + case when n % 10 = 0 then -1 else 10 end, n % 50 <> 0
     from generate_series(1, $1::int) n`,
    [ADS, DAY],
  )
  await client.query(
    `insert into placements (id, ad_id, source, location_type, country, state, city, area, priority, max_impressions,
       current_impressions, starts_on, ends_on)
     select 'p' || n, 'ad' || n, 'AD', level, 'India', case when level <> 'COUNTRY' then 'State ' || place % 30 end,
       case when level in ('CITY', 'AREA') then 'City ' || place % 300 end,
       case when level = 'AREA' then 'Area ' || place end,
       case level when 'AREA' then 100 when 'CITY' then 75 when 'STATE' then 50 else 25 end,
       100, case when n % 10 = 1 then 100 else 0 end, $3::date - 10, $3::date + 10
     from generate_series(1, $1::int) n,
       lateral (select n % $2::int as place, case when n % 1000 = 0 then 'COUNTRY' when n % 100 = 0 then 'STATE'
         when n % 10 = 5 then 'CITY' else 'AREA' end as level) spot`,
    [ADS, PLACES, DAY],
  )
  await client.query(`
    create index bench_by_place on placements (country, state, city, area, priority desc, created_at desc)
      where is_active and current_impressions < max_impressions;
    analyze ads; analyze placements`)
}

/** One index lookup for each level, the best result wins: nanoseconds for one pick. */
async function askDatabase(client: pg.Client) {
  // 'is not distinct from' would use no index, so every level is written out with its own equals and nulls.
  const probes = [
    ['p.state = $2::text', 'p.city = $3::text', 'p.area = $4::text'],
    ['p.state = $2', 'p.city = $3', 'p.area is null'],
    ['p.state = $2', 'p.city is null', 'p.area is null'],
    ['p.state is null', 'p.city is null', 'p.area is null'],
  ].map(
    (same) => `(select p.id, p.priority, p.created_at from placements p join lateral (
      select from ads a where a.id = p.ad_id and a.is_active and a.ad_type = 'FLOATING'
        and $5::date between greatest(p.starts_on, a.starts_on) and least(p.ends_on, a.ends_on)) a on true
      where p.country = $1 and ${same.join(' and ')} and p.is_active and p.current_impressions < p.max_impressions
      order by p.priority desc, p.created_at desc limit 1)`,
  )
  const text = `select id from (${probes.join(' union all ')}) best order by priority desc, created_at desc limit 1`
  const start = process.hrtime.bigint()
  for (let n = 0; n < QUESTIONS; n++) {
    const place = (n * 37) % PLACES
    const values = ['India', `State ${place % 30}`, `City ${place % 300}`, `Area ${place}`, DAY]
    await client.query({ name: 'pick', text, values })
  }
  return Number(process.hrtime.bigint() - start) / QUESTIONS
}

type Picks = { placements: number; megabytes: number; rounds: { passed: number; worked: number }[] }

function print(baseline: number[], { placements, megabytes, rounds }: Picks) {
  const ratios = baseline
    .map((asked, round) => asked / (rounds[round]?.passed ?? Number.NaN))
    .sort((a, b) => a - b)
  console.log(
    `${placements} deliverable placements in ${PLACES} places: ${median(ratios).toFixed(0)}x`,
    `(${ratios[0]?.toFixed(0)} to ${ratios.at(-1)?.toFixed(0)}), goal ${GOAL.times}x;`,
    `a pick ${median(rounds.map(({ worked }) => worked)).toFixed(0)} ns of processor (goal ${GOAL.nanoseconds}),`,
    `the best SQL ${(median(baseline) / 1000).toFixed(0)} µs; the index ${megabytes.toFixed(1)} MB (goal ${GOAL.megabytes})`,
  )
}
