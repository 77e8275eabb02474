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

/** Shown instead of a chart when there is no data (DEC-151). */
export function NoFigures({ text }: { text: string }) {
  return (
    <EmptyState icon={<ChartNoAxesColumn />} title={text} text="Data appears here once customers visit." />
  )
}

/** 33.333 → '33.33%' */
export const addPercentSign = (percent: number) =>
  `${percent.toLocaleString('en-IN', { maximumFractionDigits: 2 })}%`
