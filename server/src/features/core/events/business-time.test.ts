import { execFileSync } from 'node:child_process'
import { businessDay, formatDate } from '@thela/contract/values/dates'
import { endOfDay, startOfDay } from '@thela/contract/values/day-bounds'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../../test/database.ts'
import { momentOf, setBusinessTimeZone } from './business-time.ts'

const { db } = await createTestDatabase()
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
const INSTANTS = 10_000
const FROM = Date.parse('2020-01-01T00:00:00Z')
const SPAN = Date.parse('2040-01-01T00:00:00Z') - FROM

const HOUR_MS = 3_600_000
const INDIA_MS = 5.5 * HOUR_MS

/**
 * The instants are spread evenly over twenty years and are the same for the same seed.
 * Every second one is moved to the start of its hour in India, or a millisecond before or after it.
 */
const instants = Array.from({ length: INSTANTS }, (_, n) => {
  const instant = Math.floor(FROM + ((n * 0.6180339887498949 + seed / 1_000_000) % 1) * SPAN)
  const hourStart = instant - ((instant + INDIA_MS) % HOUR_MS)
  return n % 2 === 0 ? instant : hourStart + (n % 3) - 1
})

/** India has been at UTC+5:30 without summer time since 1945. */
function expectedMoment(instant: number) {
  const inIndia = new Date(instant + INDIA_MS).toISOString()
  return `${inIndia.slice(0, 10)} ${Number(inIndia.slice(11, 13))}`
}

const script = `
  import { readFileSync } from 'node:fs'
  import { momentOf } from ${JSON.stringify(new URL('./business-time.ts', import.meta.url).href)}
  const instants = JSON.parse(readFileSync(0, 'utf8'))
  console.log(JSON.stringify(instants.map((instant) => {
    const { day, hour } = momentOf(new Date(instant))
    return day + ' ' + hour
  })))`

afterEach(() => setBusinessTimeZone('Asia/Kolkata'))

test.each(['UTC', 'Asia/Kolkata', 'America/New_York', 'Pacific/Kiritimati'])(
  `a server in %s counts visits in the day and hour of India (seed ${seed})`,
  (TZ) => {
    const answer = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, TZ },
      input: JSON.stringify(instants),
      encoding: 'utf8',
      maxBuffer: 10_000_000,
    })
    expect(JSON.parse(answer)).toEqual(instants.map(expectedMoment))
  },
)

test.each(['America/New_York', 'Asia/Kathmandu', 'Europe/Berlin'])(
  'screens format the same days as the server for an operator in %s',
  (timeZone) => {
    setBusinessTimeZone(timeZone)
    for (const moment of [startOfDay('2026-03-05'), endOfDay('2026-03-05')]) {
      expect(businessDay(moment)).toBe('2026-03-05')
      expect(formatDate(moment)).toBe('Mar 5, 2026')
    }
    expect(formatDate('2026-03-05')).toBe('Mar 5, 2026')
  },
)

test.each(['America/New_York', 'Asia/Kathmandu', 'Europe/Berlin'])(
  `days and hours for an operator in %s match those of PostgreSQL (seed ${seed})`,
  async (timeZone) => {
    setBusinessTimeZone(timeZone)
    const moments = instants.map((instant) => momentOf(new Date(instant)))

    const { rows } = await sql<{ wrong: number }>`
      select count(*) as wrong from jsonb_to_recordset(${JSON.stringify(moments)}::jsonb) as m(at timestamptz, day date, hour int)
      where day <> (at at time zone ${timeZone})::date or hour <> extract(hour from at at time zone ${timeZone})`.execute(
      db,
    )
    expect(rows).toEqual([{ wrong: 0 }])
  },
)
