import type { Db } from '../../../db/connect.ts'
import { findProperNames } from './queries.ts'

type Place = { country?: string; state?: string }

/** Turns codes into names and fixes the spelling; unknown text is kept as given (DEC-007). */
export async function resolvePlace<P extends Place>(db: Db, { country, state }: P): Promise<Place> {
  if (!country) return {}

  const proper = await findProperNames(db, { country, state })
  return { country: proper?.country ?? country, ...(state && { state: proper?.state ?? state }) }
}
