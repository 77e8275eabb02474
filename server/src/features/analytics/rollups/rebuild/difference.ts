/** A row that a rollup had and the events do not bear out, or the other way round. */
export type Difference = { rollup: string; found: 'only counted' | 'only in events'; row: object }
