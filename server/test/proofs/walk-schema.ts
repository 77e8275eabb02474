import type { z } from 'zod'

export type Path = (string | number)[]
type Def = z.core.$ZodTypeDef & Record<string, unknown>
type Schema = z.core.$ZodType

/** The schemas below one schema of the contract, each by the last step of its path. */
function partsOf(schema: Schema): { step?: string | number; schema: Schema }[] {
  const def = schema._zod.def as Def
  if (def.type === 'object') {
    const shape = def.shape as Record<string, Schema>
    return Object.entries(shape).map(([step, schema]) => ({ step, schema }))
  }
  if (def.type === 'array') return [{ step: 0, schema: def.element as Schema }]
  if (def.type === 'union') return (def.options as Schema[]).map((schema) => ({ schema }))
  const inner = innerOf(def)
  return inner ? [{ schema: inner }] : []
}

/** What stands behind `optional`, `nullable` and `default`, and the side of a pipe that the caller's text meets. */
function innerOf(def: Def) {
  if (def.type === 'pipe') return isTransform(def.in as Schema) ? (def.out as Schema) : (def.in as Schema)
  return def.innerType as Schema | undefined
}

const isTransform = (schema: Schema) => schema._zod.def.type === 'transform'

/** Every place of a request that takes one value: texts, numbers, choices. */
export function leavesOf(schema: Schema, path: Path = []): { path: Path; schema: Schema }[] {
  const parts = partsOf(schema)
  if (parts.length === 0) return [{ path, schema }]
  return parts.flatMap((part) => leavesOf(part.schema, part.step === undefined ? path : [...path, part.step]))
}

/** Every place that takes a list. */
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

const MOST_BYTES: Record<string, number> = { number: 24, int: 24, boolean: 5, literal: 40, null: 4 }

/** The most bytes that a legal value takes as JSON; ids and dates are ASCII, in other texts anything may be escaped. */
export function mostBytes(schema: Schema): number {
  const def = schema._zod.def as Def
  if (def.type === 'string') return textBytes(schema)
  if (def.type === 'enum') return 2 + longest(Object.values(def.entries as object).map(String))
  if (def.type === 'array') {
    const most = checksOf(schema).find(({ check }) => check === 'max_length')?.maximum ?? Infinity
    return 2 + most * (1 + mostBytes(def.element as Schema))
  }
  const parts = partsOf(schema)
  if (def.type === 'object')
    return parts.reduce((sum, part) => sum + 4 + String(part.step).length + mostBytes(part.schema), 2)
  if (parts.length > 0) {
    // What is parsed first may come as JSON within JSON, which escapes an escape once more.
    const isText = def.type === 'pipe' && isTransform(def.in as Schema)
    return (isText ? 7 / 6 : 1) * Math.max(...parts.map((part) => mostBytes(part.schema)))
  }
  return MOST_BYTES[def.type] ?? Infinity
}

function textBytes(schema: Schema) {
  const checks = checksOf(schema)
  const most = checks.find(({ check }) => check === 'max_length')?.maximum ?? Infinity
  return 2 + most * (checks.some(isTrim) ? 6 : 1)
}

export const isTrim = ({ check, tx }: Check) => check === 'overwrite' && tx?.(' A ') === 'A'

const longest = (texts: string[]) => Math.max(...texts.map((text) => text.length))
