import { formatCount } from '@thela/contract/values/numbers'

/** '1 city', '1,204 cities' */
export const pluralize = (count: number, one: string, many = `${one}s`) =>
  `${formatCount(count)} ${count === 1 ? one : many}`
