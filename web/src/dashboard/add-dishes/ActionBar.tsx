import * as words from '@thela/words/dashboard/add-dishes/page'
import type { ReactNode } from 'react'

type Props = {
  /** Counts, read out when they change. */
  status: ReactNode
  actions: ReactNode
  /** The main button. */
  children: ReactNode
}

/** Stays at the bottom of the screen, above the tab bar of phones. */
export function ActionBar({ status, actions, children }: Props) {
  return (
    <section
      aria-label={words.yourList}
      className="sticky bottom-18 z-10 grid gap-1.5 rounded-lg border border-line bg-raised p-3 shadow-raised lg:bottom-4"
    >
      <div className="flex min-h-control-sm items-center gap-1">
        <p role="status" className="mr-auto min-w-0 font-semibold text-sm">
          {status}
        </p>
        {actions}
      </div>
      {children}
    </section>
  )
}
