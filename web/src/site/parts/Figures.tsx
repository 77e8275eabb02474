import { useQuery } from '@tanstack/react-query'
import { formatCount } from '@thela/contract/values/numbers'
import * as words from '@thela/words/site/parts'
import { useId } from 'react'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { statsQuery } from '../api.ts'

/** Figures counted by the platform. */
export function Figures({ title }: { title: string }) {
  const stats = useQuery(statsQuery)

  return (
    <section className="relative bg-raised text-ink by-night">
      <StringLights />
      <div className="mx-auto grid max-w-6xl gap-8 px-4 pt-24 pb-16">
        <h2 className="headline">{title}</h2>
        <dl
          aria-busy={stats.isPending}
          data-hydrates=""
          className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4"
        >
          {figures.map((name) => (
            <div key={name} className="flex flex-col-reverse justify-end gap-1 border-brand border-l-4 pl-4">
              <dt className="text-ink-soft">{words.figures[name]}</dt>
              <dd className="font-black text-4xl tabular-nums tracking-tight">
                <Figure value={stats.data?.[name]} isFailed={stats.isError} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="text-ink-faint text-sm">{words.figuresNote}</p>
      </div>
    </section>
  )
}

function Figure({ value, isFailed }: { value: number | undefined; isFailed: boolean }) {
  if (value !== undefined) return formatCount(value)
  if (isFailed) return <span title={words.figureMissing}>–</span>
  return <Skeleton width="5.5rem" height="3rem" />
}

const figures = ['totalVendors', 'totalMenuItems', 'totalQrScans', 'totalMenuViews'] as const

/** Bulbs on a wire over the night market. */
function StringLights() {
  const id = useId()

  return (
    <svg aria-hidden="true" width="100%" height="56" className="absolute inset-x-0 top-0">
      <defs>
        <pattern id={id} width="160" height="56" patternUnits="userSpaceOnUse">
          <path d="M0 4Q80 52 160 4" fill="none" strokeWidth="2" className="stroke-line-strong" />
          {bulbs.map(([x, y]) => (
            <g key={x} transform={`translate(${x} ${y})`}>
              <circle cy="10" r="11" className="fill-brand/20" />
              <path d="M-2.5 0h5v4h-5Z" className="fill-line-strong" />
              <circle cy="9" r="5.5" className="fill-brand" />
            </g>
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="56" fill={`url(#${id})`} />
    </svg>
  )
}

const bulbs = [
  [20, 14],
  [60, 25],
  [100, 25],
  [140, 14],
] as const
