import type { ReactNode } from 'react'

/** A kilometre stone at the side of the road. */
export function Milestone({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden
      className="milestone grid h-20 w-14 shrink-0 place-items-end justify-center pb-2 font-black text-2xl text-ink tabular-nums"
    >
      {children}
    </span>
  )
}
