import * as Radix from 'radix-ui/progress'

type Props = {
  label: string
  /** 0 to 100; left out while the end is not known. */
  value?: number
}

export function Progress({ label, value }: Props) {
  const percent = value === undefined ? undefined : Math.round(Math.min(100, Math.max(0, value)))

  return (
    <div className="grid gap-1.5">
      <div className="flex justify-between gap-3 text-sm">
        <span className="min-w-0 truncate text-ink-soft">{label}</span>
        {percent !== undefined && <span className="font-semibold tabular-nums">{percent}%</span>}
      </div>
      <Radix.Root
        value={percent ?? null}
        aria-label={label}
        className="h-2 overflow-hidden rounded-full bg-hover"
      >
        <Radix.Indicator
          className={
            percent === undefined ? 'block h-full w-1/3 animate-slide rounded-full bg-brand' : filled
          }
          style={percent === undefined ? undefined : { width: `${percent}%` }}
        />
      </Radix.Root>
    </div>
  )
}

const filled = 'block h-full rounded-full bg-brand transition-[width]'
