import * as ToggleGroup from 'radix-ui/toggle-group'
import type { ReactNode } from 'react'

type Segment = { value: string; label: string; icon?: ReactNode }

type Props = {
  /** What is chosen, for screen readers. */
  label: string
  segments: readonly Segment[]
  /** None is pressed when the value is not among the segments. */
  value: string
  onChange: (value: string) => void
}

/** A few choices side by side, one of them taken; with an icon the label is for screen readers. */
export function Segments({ label, segments, value, onChange }: Props) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      // Pressing the taken one again keeps it.
      onValueChange={(next) => next && onChange(next)}
      className="inline-flex w-fit max-w-full gap-0.5 overflow-x-auto rounded-md bg-hover p-0.5"
    >
      {segments.map((segment) => (
        <ToggleGroup.Item
          key={segment.value}
          value={segment.value}
          title={segment.icon ? segment.label : undefined}
          className={item}
        >
          {segment.icon}
          <span className={segment.icon ? 'sr-only' : undefined}>{segment.label}</span>
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}

const item =
  'flex min-h-control-sm min-w-control-sm items-center justify-center gap-1.5 whitespace-nowrap rounded-sm px-2.5 font-medium text-ink-soft text-sm transition-colors hover:text-ink focus-visible:outline-offset-[-2px] data-[state=on]:bg-surface data-[state=on]:text-ink data-[state=on]:shadow-card [&_svg]:size-4.5'
