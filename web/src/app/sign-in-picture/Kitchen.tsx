/** What is cooking: a pot with steam and a stack of plates. */
export function Kitchen() {
  return (
    <g stroke="currentColor" strokeWidth="10" strokeLinecap="round" strokeLinejoin="round">
      <path d="M226 250h104v20a34 34 0 0 1-34 34h-36a34 34 0 0 1-34-34Z" className="fill-good" />
      <path d="M214 250h128" />
      <path d="M256 230c-9-9 9-14 0-24M290 230c-9-9 9-14 0-24" className="stroke-ink-faint" strokeWidth="7" />
      <path d="M366 290h50M370 272h42M366 254h50" strokeWidth="12" className="stroke-brand-ink" />
    </g>
  )
}
