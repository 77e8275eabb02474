import type { ReactNode } from 'react'
import { Mark } from '../ui/layout/Wordmark.tsx'

type Props = {
  title: string
  text: string
  actions: ReactNode
  /** 'div' inside a page that already has a main element. */
  as?: 'main' | 'div'
}

export function FullPageNotice({ title, text, actions, as: Element = 'main' }: Props) {
  return (
    <Element className="grid min-h-dvh place-content-center justify-items-center gap-2 bg-canvas px-5 py-12 text-center text-ink">
      <Mark size={72} />
      <h1 className="mt-5 font-bold text-2xl">{title}</h1>
      <p className="max-w-sm text-pretty text-ink-soft">{text}</p>
      <div className="mt-5 flex flex-wrap justify-center gap-3">{actions}</div>
    </Element>
  )
}
