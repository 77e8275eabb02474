import { ChartNoAxesColumn } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'

/** A name and its number on one line of a card. */
export function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-line border-b py-2 text-sm last:border-b-0">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  )
}

/** What stands where a chart would, when there is nothing to draw (DEC-151). */
export function NoFigures({ text }: { text: string }) {
  return (
    <EmptyState icon={<ChartNoAxesColumn />} title={text} text="It appears here as soon as visitors come." />
  )
}

/** 33.333 → '33.33%' */
export const addPercentSign = (percent: number) =>
  `${percent.toLocaleString('en-IN', { maximumFractionDigits: 2 })}%`
