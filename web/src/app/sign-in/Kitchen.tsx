/** What is cooking: a pot with steam and a stack of plates. */
export function Kitchen() {
  return (
    <g stroke="currentColor" strokeWidth="10" strokeLinecap="round" strokeLinejoin="round">
      <path d="M222 244h112v32a24 24 0 0 1-24 24h-64a24 24 0 0 1-24-24Z" className="fill-good" />
      <path d="M210 244h136" />
      <path d="M260 228c-7-7 7-11 0-18M296 228c-7-7 7-11 0-18" className="stroke-ink-faint" strokeWidth="7" />
      <path d="M366 282h42M362 262h50M366 242h42" strokeWidth="12" className="stroke-brand-ink" />
    </g>
  )
}
