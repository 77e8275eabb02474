import pg from 'pg'

const { DATE, INT8, NUMERIC, TIMESTAMPTZ } = pg.types.builtins
/** Array types have ids in PostgreSQL's catalogue, but no names in the driver. */
const [INT8_LIST, TEXT_LIST, DATE_LIST] = [1016, 1009, 1182]

const readTexts: (value: string) => (string | null)[] = pg.types.getTypeParser(TEXT_LIST)

const readers: Record<number, (value: string) => unknown> = {
  // A calendar date has no time zone: it stays a string, never a Date.
  [DATE]: (value) => value,
  [DATE_LIST]: readTexts,
  // Our counts stay below 2^53 and our amounts below 13 digits, which a number holds exactly.
  [INT8]: Number,
  [INT8_LIST]: (value) => readTexts(value).map((item) => (item === null ? null : Number(item))),
  [NUMERIC]: Number,
  // An instant travels as it is sent: ISO 8601 in UTC.
  [TIMESTAMPTZ]: (value) => new Date(value).toISOString(),
}

/** How a column's text becomes a value; what is not named here is read as the driver does. */
export const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (type, format) =>
  readers[type] ?? pg.types.getTypeParser(type, format)
