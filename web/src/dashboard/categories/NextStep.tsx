import * as words from '@thela/words/dashboard/categories'
import type { ReactElement } from 'react'
import { Button } from '../../ui/button/Button.tsx'

type Props = { text: string; link: ReactElement }

/** Leads a new vendor on: from a category to dishes, to a design, to the code. */
export function NextStep({ text, link }: Props) {
  return (
    <aside
      aria-label={words.nextStep}
      className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-brand-soft px-4 py-3 text-ink"
    >
      <p className="min-w-0 flex-1 basis-56 text-pretty font-medium text-sm">{text}</p>
      <Button asChild>{link}</Button>
    </aside>
  )
}
