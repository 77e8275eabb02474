import type { DateWords } from '../date-words.ts'

/** None: what the contract writes is English. */
export const dateWords: DateWords | undefined = undefined
