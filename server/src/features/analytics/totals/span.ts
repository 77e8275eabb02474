/** Business days, both counted; and how much of them is summed already. */
export type Span = { from: string; to: string; kept?: Kept }
export type KeptSpan = Required<Span>

/** The days `from` to `until` are in the nth of the sums; today is beside them, or folded in. */
type Kept = { from: string; until: string; nth: number; isFolded: boolean }

export const isKept = (span: Span): span is KeptSpan => span.kept !== undefined
