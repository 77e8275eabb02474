import type { ReactNode } from 'react'

/** A phone that stands behind the counter: its lower edge is out of sight. */
export function PhoneFrame({ children }: { children: ReactNode }) {
  return (
    <div className="relative h-[33rem] w-[16.5rem] shrink-0 rounded-t-[2.75rem] border-[10px] border-canvas border-b-0 bg-canvas shadow-overlay ring-2 ring-line-strong by-night sm:w-[18rem] xl:h-[34rem]">
      <div className="grid h-7 place-items-center">
        <span className="h-2 w-16 rounded-full bg-line" />
      </div>
      <div className="relative h-[calc(100%-1.75rem)] overflow-hidden rounded-t-lg bg-surface text-ink by-day">
        {children}
      </div>
    </div>
  )
}
