import * as words from '@thela/words/accounts/register'
import type { ReactNode, SubmitEventHandler } from 'react'

type Props = {
  title: string
  number: 1 | 2
  isShown: boolean
  onSubmit: SubmitEventHandler<HTMLFormElement>
  footer: ReactNode
  children: ReactNode
}

/** One of the two steps of the registration; the other stays in the page, hidden. */
export function FormStep({ title, number, isShown, onSubmit, footer, children }: Props) {
  return (
    <form noValidate hidden={!isShown} onSubmit={onSubmit} className={isShown ? 'grid gap-6' : ''}>
      <fieldset className="grid min-w-0 gap-4">
        <legend className="mb-4 flex w-full items-baseline justify-between gap-4 border-line border-b pb-2">
          <span className="font-semibold text-ink text-lg">{title}</span>{' '}
          <span className="text-ink-soft text-sm">{words.step(number)}</span>
        </legend>
        {children}
      </fieldset>
      <div className="grid gap-3">{footer}</div>
    </form>
  )
}
