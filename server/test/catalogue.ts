import type pg from 'pg'

type Column = { type: string; isRequired: boolean; hasDefault: boolean }
type Rule = { table: string; columns: string[]; definition: string; isUnique: boolean }
export type Catalogue = { tables: Set<string>; columns: Map<string, Column>; rules: Map<string, Rule> }

/** The tables, columns and rules of a database, without partitions, which are as their parents. */
export async function readCatalogue(client: pg.Client): Promise<Catalogue> {
  const columns = await client.query(`
    select relname as table, relname || '.' || attname as name, format_type(atttypid, atttypmod) as type,
      attnotnull as "isRequired", atthasdef or attidentity <> '' as "hasDefault"
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') and not relispartition
      and attnum > 0 and not attisdropped`)
  const rules = await client.query(`
    select relname || ' ' || conname as name, relname as table, false as "isUnique",
      pg_get_constraintdef(pg_constraint.oid) as definition,
      array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any (conkey)) as columns
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where relnamespace = 'public'::regnamespace and not relispartition and contype in ('c', 'f', 'x')
    union all
    select t.relname || ' ' || i.relname, t.relname, true, pg_get_indexdef(indexrelid),
      array(select attname::text from pg_attribute where attrelid = indrelid and attnum = any (indkey))
    from pg_index join pg_class i on i.oid = indexrelid join pg_class t on t.oid = indrelid
    where t.relnamespace = 'public'::regnamespace and not t.relispartition and indisunique`)
  return {
    tables: new Set(columns.rows.map(({ table }) => table)),
    columns: new Map(columns.rows.map(({ name, ...column }) => [name, column])),
    rules: new Map(rules.rows.map(({ name, ...rule }) => [name, rule])),
  }
}

/** What a program that was written for the catalogue before may not survive on the one after. */
export const findRemovals = (before: Catalogue, after: Catalogue) => [
  ...[...before.columns].flatMap(([name, column]) => changesOf(name, column, after.columns.get(name))),
  ...[...after.columns].flatMap(([name, column]) => additionsOf(name, column, before)),
  ...[...before.rules].flatMap(([name, { isUnique }]) =>
    isUnique && !after.rules.has(name) ? [`drops ${name}`] : [],
  ),
  ...[...after.rules].flatMap(([name, rule]) => narrowings(name, rule, before)),
]

function changesOf(name: string, column: Column, now: Column | undefined) {
  if (!now) return [`drops ${name}`]
  if (now.type !== column.type) return [`changes the type of ${name}`]
  if (now.isRequired && !column.isRequired) return [`requires ${name}`]
  return column.hasDefault && !now.hasDefault ? [`takes away the default of ${name}`] : []
}

function additionsOf(name: string, { isRequired, hasDefault }: Column, before: Catalogue) {
  const isNew = !before.columns.has(name) && before.tables.has(name.slice(0, name.indexOf('.')))
  return isNew && isRequired && !hasDefault ? [`adds ${name} without a default`] : []
}

/** A new rule on columns that the program before it writes without knowing the rule. */
function narrowings(name: string, { table, columns, definition }: Rule, before: Catalogue) {
  const was = before.rules.get(name)
  const isOld =
    before.tables.has(table) && columns.every((column) => before.columns.has(`${table}.${column}`))
  return isOld && was?.definition !== definition ? [`${was ? 'changes' : 'adds'} the rule ${name}`] : []
}
