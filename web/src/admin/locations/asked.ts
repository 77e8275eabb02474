import type { Level, Place } from './levels.ts'

/** What is being asked: where a place is to be added, which one is to go, or what is to be imported. */
export type Asked =
  | { question: 'add'; level: Level; parent?: Place }
  | { question: 'delete'; level: Level; place: Place }
  | { question: 'import' }
