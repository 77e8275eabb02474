import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'

type Languages = { from: string; to: string }

/**
 * The texts of the new main language become those of the categories and items, and theirs the ones of the former main
 * language. What has no text in the new language stays as it is (DEC-295).
 */
export async function swapMainTexts(db: Db, vendorId: string, languages: Languages) {
  const { from, to } = languages
  const texts = sql`name = coalesce(translations #>> array[${to}, 'name'], name),
    description = coalesce(translations #>> array[${to}, 'description'], description), updated_at = now()`
  const formerTexts = sql`
    'name', case when translations #> array[${to}, 'name'] is not null then name end,
    'description', case when translations #> array[${to}, 'description'] is not null then description end`
  const swapped = (
    former: typeof texts,
  ) => sql`(translations - ${to}::text) || jsonb_build_object(${from}::text,
    coalesce(translations -> ${from}::text, '{}') || jsonb_strip_nulls(jsonb_build_object(${former})))`

  await sql`update categories set ${texts}, translations = ${swapped(formerTexts)}
    where vendor_id = ${vendorId} and translations ? ${to}`.execute(db)
  await sql`update menu_items set ${texts},
      variations = case when ${hasNames(to)} then (select jsonb_agg(
        case when ${nameOf(to)} is null then size else size || jsonb_build_object('name', ${nameOf(to)}) end order by n)
        from ${sizes}) else variations end,
      translations = ${swapped(sql`${formerTexts}, 'variations', case when ${hasNames(to)} then (
        select jsonb_object_agg(size ->> 'id', size -> 'name') from ${sizes} where ${nameOf(to)} is not null) end`)}
    where vendor_id = ${vendorId} and translations ? ${to}`.execute(db)
}

const sizes = sql`jsonb_array_elements(variations) with ordinality as listed(size, n)`
const hasNames = (language: string) =>
  sql`variations is not null and translations #> array[${language}, 'variations'] is not null`
const nameOf = (language: string) => sql`translations #> array[${language}, 'variations', size ->> 'id']`
