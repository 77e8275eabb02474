import { placeNames } from '@thela/contract/ads/ad-targets'
import type { VendorSearch } from '@thela/contract/site/vendor-search'
import { foldQuery } from '@thela/contract/values/fold-text'
import type { Page } from '@thela/contract/values/paging'
import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import { escapeLike } from '../../../db/escape-like.ts'
import { isOnline } from '../../menus/page-data/queries.ts'

type Wanted = Omit<VendorSearch, keyof Page>

export function listFound(db: Db, wanted: Wanted, { page, limit }: Page) {
  return db
    .selectFrom('vendors')
    .select([
      'id',
      'businessName',
      'slug',
      'description',
      'cuisine',
      'priceRange',
      'city',
      'area',
      'state',
      'country',
      'logoUrl',
    ])
    .where(matches(wanted))
    .orderBy(wanted.search ? foundInOrder : sql`lower(business_name)`)
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

/** Not the expression of an index: in its order, the database would look at every vendor for a rare word. */
const foundInOrder = sql`lower(business_name) || ''`

export async function countFound(db: Db, wanted: Wanted) {
  const { total } = await db
    .selectFrom('vendors')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(matches(wanted))
    .executeTakeFirstOrThrow()

  return total
}

/** Every word of the search is in the name, the cuisine or the place: 'chaat surat' finds the chaat of Surat. */
function matches(wanted: Wanted) {
  const words = wanted.search?.split(/\s+/).filter((word) => word !== '') ?? []
  const conditions = [
    isOnline,
    ...placeNames.flatMap((place) =>
      wanted[place] ? [sql`lower(${sql.ref(place)}) = lower(${wanted[place]})`] : [],
    ),
    ...words.map(isMentioned),
  ]
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

/** Exactly as in the index vendors_online_search. */
const searchText = sql`lower(' ' || business_name || ' ' || coalesce(cuisine, '') || ' ' || city || ' ' || area)`

/** Fewer than three letters make no trigram inside a word, so they must begin one. */
function isMentioned(word: string) {
  const literal = escapeLike(word)
  const pattern = [...word].length < 3 ? `% ${literal}%` : `%${literal}%`
  const isWritten = sql`${searchText} like lower(${pattern})`
  const sound = foldQuery(word)
  // One sound begins too many words.
  return sound.length > 1 ? sql`(${isWritten} or sounds like ${`% ${sound}%`})` : isWritten
}

/** Exactly as in the index vendors_to_fold. */
export function listVendorsToFold(db: Db, limit: number) {
  return db
    .selectFrom('vendors')
    .select(['id', sql<string>`${searchText}`.as('text')])
    .where(sql<boolean>`sounds_of is distinct from ${searchText}`)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function saveSounds(db: Db, vendors: { id: string; text: string; sounds: string }[]) {
  const column = (name: 'id' | 'text' | 'sounds') => vendors.map((vendor) => vendor[name])
  await sql`
    update vendors set sounds = folded.sounds, sounds_of = folded.text
    from unnest(${column('id')}::text[], ${column('text')}::text[], ${column('sounds')}::text[])
      as folded (id, text, sounds)
    where vendors.id = folded.id`.execute(db)
}
