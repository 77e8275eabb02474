import { messages } from '@thela/contract/error-body'
import type { ImportRow } from '@thela/contract/places/admin-locations'
import type { Db } from '../../../db/connect.ts'
import { HttpError } from '../../../http/errors.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import {
  disableNestedLoops,
  findNameConflicts,
  insertAreas,
  insertCities,
  insertCountries,
  insertStates,
  type NameConflict,
  type Outcome,
} from './queries.ts'

/** Adds new places level by level, and reuses existing ones; a single invalid row rejects the whole import (DEC-198). */
export function importLocations(db: Db, admin: Actor, locations: ImportRow[]) {
  const rows = locations.map((row, n) => ({ ...row, n }))

  return db.transaction().execute(async (db) => {
    await disableNestedLoops(db)
    const countries = await insertCountries(db, rows)
    const states = await insertStates(db, rows)
    const conflicts = await findNameConflicts(db, rows)
    if (conflicts.length > 0) throw refuse(conflicts)
    const cities = await insertCities(db, rows)
    const areas = await insertAreas(db, rows)

    const created = {
      countries: countries.created,
      states: states.created,
      cities: cities.created,
      areas: areas.created,
    }
    await recordChange(db, admin, {
      action: 'CREATE',
      entity: 'LOCATION',
      entityId: 'import',
      newValues: created,
    })
    return { created, skipped: countKnown([countries, states, cities, areas]) }
  })
}

const countKnown = (levels: Outcome[]) => levels.reduce((sum, { given, created }) => sum + given - created, 0)

const kinds = { countryName: 'country', stateName: 'state' } as const

function refuse(conflicts: NameConflict[]) {
  const details = conflicts.map(({ n, field }) => ({
    path: `locations[${n}].${field}`,
    msg: `Another ${kinds[field]} has this name with a different code`,
  }))
  return new HttpError(422, messages.validation, { details })
}
