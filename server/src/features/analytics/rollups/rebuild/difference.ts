/** A row that is in a rollup and not in the events, or the other way round. */
export type Difference = { rollup: string; found: 'only counted' | 'only in events'; row: object }
