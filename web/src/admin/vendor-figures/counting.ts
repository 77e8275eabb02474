import type { Query } from '@tanstack/react-query'

type Counting = { isCounting: true }

/** What an answer is once everything is counted. */
export type Whole<Answer> = Exclude<Answer, Counting>
/** What it is before. */
export type InParts<Answer> = Extract<Answer, Counting>

export const isInParts = <Answer>(answer: Answer): answer is InParts<Answer> =>
  typeof answer === 'object' && answer !== null && Reflect.get(answer, 'isCounting') === true

const MINUTE_MS = 60_000

/** Asks every minute until the visits are counted, then as often as before. */
export const askWhileCounting =
  (otherwiseMs: number | false) =>
  <Answer>({ state }: Query<Answer, Error, Answer, readonly unknown[]>) =>
    isInParts(state.data) ? MINUTE_MS : otherwiseMs
