import type { ReactNode } from 'react'

type Props = { main: ReactNode; more: ReactNode }

/** A table cell with a main line and a fainter line below. */
export function TwoLineCell({ main, more }: Props) {
  return (
    <div className="wrap-break-word min-w-0 max-w-64 py-1 leading-snug">
      <span className="block font-medium text-ink">{main}</span>
      {more && <span className="block text-ink-faint text-xs">{more}</span>}
    </div>
  )
}
