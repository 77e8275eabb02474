import type { ReactNode } from 'react'

type Props = {
  title: string
  description?: ReactNode
  /** Buttons, the main one last; on phones they share the line below the title. */
  actions?: ReactNode
}

export function PageHeader({ title, description, actions }: Props) {
  return (
    <header className="flex flex-col gap-x-6 gap-y-4 sm:flex-row sm:items-end sm:justify-between">
      <div className="min-w-0">
        <h1 className="wrap-anywhere font-bold text-2xl tracking-tight">{title}</h1>
        {description && <p className="mt-1 max-w-2xl text-pretty text-ink-soft text-sm">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2.5 sm:justify-end">{actions}</div>}
    </header>
  )
}
