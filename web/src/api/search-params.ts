type Read<Value> = (given: unknown) => Value | undefined
type Params<Readers> = { [Name in keyof Readers]?: Readers[Name] extends Read<infer Value> ? Value : never }

/**
 * Reads the search params of a page. One that is not valid is ignored, and so is one that the page does not know. By
 * hand and not by schemas: the router needs this on every page, before anything that needs a schema is loaded.
 */
export const searchParams =
  <Readers extends Record<string, Read<unknown>>>(readers: Readers) =>
  (search: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(readers).flatMap(([name, read]) => {
        const value = read(search[name])
        return value === undefined ? [] : [[name, value]]
      }),
    ) as Params<Readers>

export type ParamsOf<Reader extends ReturnType<typeof searchParams>> = ReturnType<Reader>

export const textParam: Read<string> = (given) => (typeof given === 'string' ? given : undefined)

export const shortText =
  (maxLength: number): Read<string> =>
  (given) =>
    typeof given === 'string' && given.length <= maxLength ? given : undefined

export const enumParam =
  <const Choice>(choices: readonly Choice[]): Read<Choice> =>
  (given) =>
    choices.find((choice) => String(choice) === String(given))

export const sizeParam = (sizes: readonly number[]) => enumParam(sizes)

export const placeParams = { country: textParam, state: textParam, city: textParam, area: textParam }

const pageFrom =
  (least: number): Read<number> =>
  (given) => {
    const page = Number(given)
    return Number.isInteger(page) && page >= least ? page : undefined
  }

export const anyPageParam = pageFrom(1)

/** The first page is the default and is left out of the URL. */
export const pageParam = pageFrom(2)

/** A calendar day, YYYY-MM-DD. */
export const dayParam: Read<string> = (given) => {
  if (typeof given !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(given) || given < '2000') return undefined
  const date = new Date(`${given}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(given) ? given : undefined
}
