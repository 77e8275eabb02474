import { readFileSync } from 'node:fs'
import type { Db } from '../../../db/connect.ts'
import { hasPlaces, insertCountry } from './queries.ts'

const files = ['india.json', 'united-states.json']

/** Loads the bundled places into an empty platform; later changes by administrators stay. */
export function loadLocations(db: Db) {
  return db.transaction().execute(async (db) => {
    if (await hasPlaces(db)) return

    for (const file of files) {
      const text = readFileSync(new URL(`./data/${file}`, import.meta.url), 'utf8')
      await insertCountry(db, JSON.parse(text))
    }
  })
}
