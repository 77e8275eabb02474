/** A slate with today's price, wiped and written anew. */
export function EditArt() {
  return (
    <svg aria-hidden="true" viewBox="0 0 260 150" height="150" fill="none" className="text-ink">
      <rect
        x="26"
        y="16"
        width="208"
        height="112"
        rx="14"
        strokeWidth="8"
        className="fill-raised stroke-brand-ink by-night"
      />
      <g className="by-night" strokeLinecap="round" strokeWidth="7">
        <path d="M52 48h62M52 72h44" className="stroke-ink-faint" />
        <path
          d="M162 40h26M162 52h26M164 40c18 0 18 24 0 24l20 20"
          strokeWidth="5"
          className="stroke-brand"
        />
        <path d="M52 102h30" className="stroke-ink-faint" />
        <path d="M204 46v38" strokeWidth="5" className="stroke-brand" />
      </g>
      <rect x="150" y="95" width="58" height="24" rx="12" className="fill-good" />
      <circle cx="196" cy="107" r="9" className="fill-surface" />
      <path
        d="M102 138l-14 6 4-15 44-44 10 11Z"
        strokeWidth="4"
        strokeLinejoin="round"
        stroke="currentColor"
        className="fill-surface"
      />
    </svg>
  )
}
