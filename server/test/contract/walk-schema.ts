import { z } from 'zod'

export type Path = (string | number)[]
type Def = z.core.$ZodTypeDef & Record<string, unknown>
type Schema = z.core.$ZodType

/** The direct children of a schema, each with the last step of its path. */
function partsOf(schema: Schema): { step?: string | number; schema: Schema }[] {
  const def = schema._zod.def as Def
  if (def.type === 'object') {
    const shape = def.shape as Record<string, Schema>
    return Object.entries(shape).map(([step, schema]) => ({ step, schema }))
  }
  if (def.type === 'array') return [{ step: 0, schema: def.element as Schema }]
  if (def.type === 'record')
    return [{ step: someKey(def.keyType as Schema), schema: def.valueType as Schema }]
  if (def.type === 'union') return (def.options as Schema[]).map((schema) => ({ schema }))
  const inner = innerOf(def)
  return inner ? [{ schema: inner }] : []
}

/** A name that an entry of a record can have. */
const someKey = (key: Schema) =>
  key._zod.def.type === 'enum' ? (Object.keys((key._zod.def as Def).entries as object)[0] as string) : 'x'

/** The schema inside `optional`, `nullable` and `default`, or the side of a pipe that gets the input. */
function innerOf(def: Def) {
  if (def.type === 'pipe') return isTransform(def.in as Schema) ? (def.out as Schema) : (def.in as Schema)
  return def.innerType as Schema | undefined
}

const isTransform = (schema: Schema) => schema._zod.def.type === 'transform'

/** Every field of a request that takes a single value: a text, a number or a choice. */
export function leavesOf(schema: Schema, path: Path = []): { path: Path; schema: Schema }[] {
  const parts = partsOf(schema)
  if (parts.length === 0) return [{ path, schema }]
  return parts.flatMap((part) => leavesOf(part.schema, part.step === undefined ? path : [...path, part.step]))
}

/** Every field that takes a list. */
export function listsOf(schema: Schema, path: Path = []): { path: Path; schema: Schema }[] {
  const below = partsOf(schema).flatMap((part) =>
    listsOf(part.schema, part.step === undefined ? path : [...path, part.step]),
  )
  return schema._zod.def.type === 'array' ? [{ path, schema }, ...below] : below
}

type Check = { check: string; abort?: boolean; maximum?: number; tx?: (text: string) => string }

export const checksOf = (schema: Schema) =>
  ((schema._zod.def as Def).checks as z.core.$ZodCheck[] | undefined)?.map(
    (check) => check._zod.def as unknown as Check,
  ) ?? []

const MAX_BYTES: Record<string, number> = { number: 24, int: 24, boolean: 5, literal: 40, null: 4 }

/** The maximum size of a valid value as JSON: ids and dates are ASCII, in other texts every character can be escaped. */
export function maxBytes(schema: Schema): number {
  const def = schema._zod.def as Def
  if (def.type === 'string') return textBytes(schema)
  if (def.type === 'enum') return 2 + longest(Object.values(def.entries as object).map(String))
  if (def.type === 'array') return listBytes(schema)
  const parts = partsOf(schema)
  if (def.type === 'record') return recordBytes(schema)
  if (def.type === 'object')
    return parts.reduce((sum, part) => sum + 4 + String(part.step).length + maxBytes(part.schema), 2)
  if (parts.length > 0) {
    // A value that is parsed first can be JSON within JSON, where escapes are escaped again.
    const isText = def.type === 'pipe' && isTransform(def.in as Schema)
    return (isText ? 7 / 6 : 1) * Math.max(...parts.map((part) => maxBytes(part.schema)))
  }
  return MAX_BYTES[def.type] ?? Infinity
}

function listBytes(schema: Schema) {
  const most = checksOf(schema).find(({ check }) => check === 'max_length')?.maximum ?? Infinity
  return 2 + most * (1 + maxBytes((schema._zod.def as Def).element as Schema))
}

function recordBytes(schema: Schema) {
  const { keyType, valueType } = schema._zod.def as Def
  const most = (z.globalRegistry.get(schema)?.maxProperties as number | undefined) ?? Infinity
  return 2 + most * (2 + maxBytes(keyType as Schema) + maxBytes(valueType as Schema))
}

function textBytes(schema: Schema) {
  const checks = checksOf(schema)
  const most = checks.find(({ check }) => check === 'max_length')?.maximum ?? Infinity
  return 2 + most * (checks.some(isTrim) ? 6 : 1)
}

export const isTrim = ({ check, tx }: Check) => check === 'overwrite' && tx?.(' A ') === 'A'

const longest = (texts: string[]) => Math.max(...texts.map((text) => text.length))
