import type { ReactNode } from 'react'
import { Awning } from '../art/Awning.tsx'

type Props = { title: string; text: ReactNode; art?: ReactNode; children?: ReactNode }

/** The head of every page but the first. */
export function PageHero({ title, text, art, children }: Props) {
  return (
    <section className="overflow-hidden">
      <Awning />
      <div className="mx-auto grid max-w-6xl items-end gap-x-10 px-4 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid content-center gap-5 self-center py-12 sm:py-16">
          <h1 className="display">{title}</h1>
          <p className="max-w-xl text-pretty text-ink-soft text-lg sm:text-xl">{text}</p>
          {children}
        </div>
        {art}
      </div>
    </section>
  )
}
