import { AdFields, type AdInput } from '@thela/contract/ads/ad-input'
import { adProblems, campaignAdProblems } from '@thela/contract/ads/ad-problems'
import { adTypeTraits } from '@thela/contract/ads/ad-types'
import type { Db } from '../../../db/connect.ts'
import { invalidFields } from '../../../http/errors.ts'
import type { Platform } from '../../../platform.ts'
import { differencesOf } from '../../core/audit-logs/differences.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { placeOnSave } from '../queue/place-ad.ts'
import { isCampaign } from '../queue/queries.ts'
import { type NormalizedAd, normalizeAd } from '../record/normalize-ad.ts'
import { presentAd } from '../record/present-ad.ts'
import { type AdRow, deleteAd, findAd, lockAd, raiseDeliveryRevision, updateAd } from '../record/queries.ts'
import { removeUnusedFiles } from './files/remove-unused-files.ts'

/** Fields left out stay; the result must still be a valid ad. Replaced files are deleted. */
export async function changeAd(platform: Platform, admin: Actor, id: string, change: Partial<AdInput>) {
  const { before, ad } = await platform.db.transaction().execute(async (db) => {
    const before = await lockAd(db, id)
    const whole = { ...AdFields.parse(formOf(before)), ...withoutGaps(change) }
    const problems = await problemsOf(db, id, whole)
    if (problems.length > 0) throw invalidFields(problems)

    const settled = await normalizeAd(db, whole)
    await updateAd(db, id, settled)
    await recordChange(db, admin, {
      action: 'UPDATE',
      entity: 'AD',
      entityId: id,
      ...differencesOf<NormalizedAd>(before, settled),
    })
    const ad = await findAd(db, id)
    await placeOnSave(db, ad)
    await raiseDeliveryRevision(db)
    return { before, ad }
  })

  await removeUnusedFiles(platform, before)
  return presentAd(ad)
}

export function setAdStatus(db: Db, admin: Actor, { id, isActive }: { id: string; isActive: boolean }) {
  return db.transaction().execute(async (db) => {
    const before = await lockAd(db, id)
    await updateAd(db, id, { isActive })
    await recordChange(db, admin, {
      action: 'UPDATE',
      entity: 'AD',
      entityId: id,
      oldValues: { isActive: before.isActive },
      newValues: { isActive },
    })
    await raiseDeliveryRevision(db)
    return presentAd(await findAd(db, id))
  })
}

/** Also deletes its placements, daily counts and files; events stay. */
export async function removeAd(platform: Platform, admin: Actor, id: string) {
  const ad = await platform.db.transaction().execute(async (db) => {
    const ad = await lockAd(db, id)
    const { title, adType, budget, impressions, clicks } = ad
    await deleteAd(db, id)
    await recordChange(db, admin, {
      action: 'DELETE',
      entity: 'AD',
      entityId: id,
      oldValues: { title, adType, budget, impressions, clicks },
    })
    await raiseDeliveryRevision(db)
    return ad
  })

  await removeUnusedFiles(platform, ad)
}

async function problemsOf(db: Db, id: string, whole: AdInput) {
  const { target } = adTypeTraits[whole.adType]
  return target === 'required-place' && (await isCampaign(db, id))
    ? campaignAdProblems(whole)
    : adProblems(whole)
}

const formOf = ({ radiusKm, startsOn, endsOn, ...ad }: AdRow) => ({
  ...ad,
  radius: radiusKm,
  startDate: startsOn,
  endDate: endsOn,
})

const withoutGaps = (change: Partial<AdInput>) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<AdInput>
