import type { ReactNode } from 'react'

/** One titled row of examples. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section id={title.toLowerCase()} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="border-line border-b pb-1.5 font-semibold text-ink-faint text-xs uppercase tracking-wider">
        {title}
      </h2>
      {children}
    </section>
  )
}
