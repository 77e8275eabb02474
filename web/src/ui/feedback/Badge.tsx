import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export type Tone = 'neutral' | 'brand' | 'good' | 'warn' | 'bad'

type Props = {
  tone?: Tone
  /** A coloured dot before the text: for states such as active or paused. */
  dot?: boolean
  children: ReactNode
}

export function Badge({ tone = 'neutral', dot = false, children }: Props) {
  return (
    <span className={classNames(shape, tones[tone])}>
      {dot && <span aria-hidden className="size-1.5 rounded-full bg-current" />}
      {children}
    </span>
  )
}

const shape =
  'inline-flex w-fit items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 py-0.5 font-semibold text-xs'

const tones = {
  neutral: 'bg-hover text-ink-soft',
  brand: 'bg-brand-soft text-brand-ink',
  good: 'bg-good-soft text-good-ink',
  warn: 'bg-warn-soft text-warn-ink',
  bad: 'bg-bad-soft text-bad-ink',
}
