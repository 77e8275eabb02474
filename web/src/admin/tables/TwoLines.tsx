import type { ReactNode } from 'react'

type Props = { main: ReactNode; more: ReactNode }

/** A cell of a dense table: what it is, and a fainter line below. */
export function TwoLines({ main, more }: Props) {
  return (
    <div className="wrap-break-word min-w-0 max-w-64 py-1 leading-snug">
      <span className="block font-medium text-ink">{main}</span>
      {more && <span className="block text-ink-faint text-xs">{more}</span>}
    </div>
  )
}
