import type { Db } from '../../../db/connect.ts'
import { listVendorNamesLike } from '../../vendors/record/queries.ts'
import { waitForTurn } from './queries.ts'

/**
 * The slug, or the slug with -2, -3 … when others were first (DEC-050). Shops of one name that register at the same
 * moment go one after the other, each until its transaction ends.
 */
export async function freeVendorName(db: Db, slug: string) {
  await waitForTurn(db, slug)
  const taken = await listVendorNamesLike(db, slug)
  if (!taken.has(slug)) return slug

  let number = 2
  while (taken.has(`${slug}-${number}`)) number++
  return `${slug}-${number}`
}
