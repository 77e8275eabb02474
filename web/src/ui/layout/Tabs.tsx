import * as Radix from 'radix-ui/tabs'
import { type ReactNode, useEffect, useRef } from 'react'

type Tab = { value: string; label: string; icon: ReactNode; content: ReactNode }

type Props = {
  /** What the tabs choose between, for screen readers. */
  label: string
  tabs: readonly Tab[]
  value: string
  onChange: (value: string) => void
}

/** Controlled, because the chosen tab belongs in the URL. */
export function Tabs({ label, tabs, value, onChange }: Props) {
  const list = useTabInView(value)

  return (
    <Radix.Root value={value} onValueChange={onChange} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Radix.List
        ref={list}
        aria-label={label}
        className="relative flex gap-1 overflow-x-auto border-line border-b [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={trigger}>
            {tab.icon}
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="rounded-sm">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}

/** On a phone the tabs are wider than the screen: the chosen one is brought into its middle. */
function useTabInView(value: string) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const row = list.current
    const tab = row?.querySelector<HTMLElement>(`[role=tab][id$="-trigger-${value}"]`)
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
  }, [value])
  return list
}

const trigger =
  'flex min-h-control shrink-0 items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-3 font-medium text-ink-soft text-sm transition-colors hover:text-ink focus-visible:outline-offset-[-3px] data-[state=active]:border-brand data-[state=active]:text-ink [&_svg]:size-4.5'
