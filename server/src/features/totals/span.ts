/** Business days, both counted; and how much of them is summed already: `from` to `until`, the nth of the sums. */
export type Span = { from: string; to: string; kept?: { from: string; until: string; nth: number } }
export type KeptSpan = Required<Span>

export const isKept = (span: Span): span is KeptSpan => span.kept !== undefined
