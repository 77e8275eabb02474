import type { Db } from '../../../db/connect.ts'
import { listVendorNamesLike, setVendorName } from '../../vendors/record/queries.ts'
import { lockName } from './queries.ts'

/**
 * Names the vendor by the slug, or by the slug with -2, -3 … when it is taken (DEC-050). Businesses of one name that
 * register at the same moment wait here for each other's commit, so nothing but the commit should follow.
 */
export async function nameVendor(db: Db, { id, slug }: { id: string; slug: string }) {
  await lockName(db, slug)
  return setVendorName(db, id, freeName(slug, await listVendorNamesLike(db, slug)))
}

function freeName(slug: string, taken: Set<string>) {
  if (!taken.has(slug)) return slug

  let number = 2
  while (taken.has(`${slug}-${number}`)) number++
  return `${slug}-${number}`
}
