/** The green square with a dot that marks vegetarian food: our bullet. */
export function VegMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16" className="mt-1 shrink-0" fill="none">
      <rect x="1" y="1" width="14" height="14" rx="2.5" strokeWidth="2" className="stroke-good" />
      <circle cx="8" cy="8" r="3.6" className="fill-good" />
    </svg>
  )
}
