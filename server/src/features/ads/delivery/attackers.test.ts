import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { isLong } from '../../../../../scripts/long.ts'
import { atOnce, nthPhone, type Placement, startAdNodes } from '../../../../test/ad-nodes.ts'

const { db, placeAd, deliverTo, see } = await startAdNodes()
const CAP = 10_000
const TOKENS_EACH = 40
// Not imported from the code: a higher limit changes what advertisers pay for, and must fail this test.
const [PER_VISITOR, PER_ADDRESS] = [3, 30]

test.each(isLong ? [1, 20, 200] : [1, 20])(
  '%i attackers on two nodes, each with many browsers: thirty views of each are billed',
  async (attackers) => {
    const placement = await placeAd(CAP)
    // The tickets are in rounds of one per attacker, so that all attack at the same time.
    const tickets = Array.from({ length: TOKENS_EACH * attackers }, (_, n) =>
      deliverTo(nthPhone(n % attackers, Math.floor(n / attackers)), placement),
    )
    const answers = await atOnce(tickets, 50, (ticket, n) => see(placement.adId, ticket, n))

    const most = PER_ADDRESS * attackers
    expect(answers.filter(Boolean)).toHaveLength(most)
    expect(await read(placement)).toEqual({
      current: most,
      verified: most,
      impressions: most,
      events: most,
      unbilled: TOKENS_EACH * attackers - most,
      overCap: 0,
    })
  },
  300_000,
)

test('a visitor who reports views to both nodes at the same time is billed for three', async () => {
  const placement = await placeAd(CAP)
  const tickets = Array.from({ length: 200 }, () => deliverTo(nthPhone(1), placement))
  const answers = await atOnce(tickets, 50, (ticket, n) => see(placement.adId, ticket, n))

  expect(answers.filter(Boolean)).toHaveLength(PER_VISITOR)
  expect(await read(placement)).toMatchObject({ current: PER_VISITOR, unbilled: 197 })
}, 180_000)

async function read({ placementId }: Placement) {
  const { rows } = await sql`
    select p.current_impressions as current, a.impressions,
      (select sum(verified_impressions) from ad_days d where d.ad_id = a.id)::int as verified,
      (select sum(unbilled) from ad_days d where d.ad_id = a.id)::int as unbilled,
      (select sum(over_cap) from ad_days d where d.ad_id = a.id)::int as over_cap,
      (select count(*) from events e where e.placement_id = p.id)::int as events
    from placements p join ads a on a.id = p.ad_id where p.id = ${placementId}`.execute(db)
  return rows[0]
}
