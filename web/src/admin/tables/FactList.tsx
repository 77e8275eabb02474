import type { ReactNode } from 'react'

export type Fact = readonly [name: string, value: ReactNode]

/** Names with their values, in two columns or three. */
export function FactList({ facts, columns = 2 }: { facts: readonly Fact[]; columns?: 2 | 3 }) {
  return (
    <dl className={`grid grid-cols-2 gap-x-4 gap-y-3 text-sm ${columns === 3 ? 'sm:grid-cols-3' : ''}`}>
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-ink-faint text-xs">{name}</dt>
          <dd className="wrap-anywhere font-medium text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
