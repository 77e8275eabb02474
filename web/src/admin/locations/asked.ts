import type { Level, Place } from './levels.ts'

/** What is being asked: where a place is to be added, or which one is to go. */
export type Asked =
  | { kind: 'add'; level: Level; parent?: Place }
  | { kind: 'delete'; level: Level; place: Place }
  | { kind: 'import' }
