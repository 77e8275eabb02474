import type { ReactNode } from 'react'

type Props = {
  title?: ReactNode
  description?: ReactNode
  /** Buttons or a menu at the right of the title. */
  actions?: ReactNode
  footer?: ReactNode
  /** Lets a table or a picture reach the edges. */
  flush?: boolean
  children?: ReactNode
}

export function Card({ title, description, actions, footer, flush, children }: Props) {
  return (
    <section className="flex min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-card">
      {(title || actions) && (
        <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 pt-4 pb-3 md:px-5">
          <div className="min-w-0">
            <h2 className="font-semibold text-base text-ink">{title}</h2>
            {description && <p className="mt-0.5 text-ink-soft text-sm">{description}</p>}
          </div>
          {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
        </header>
      )}
      <div className={flush ? 'min-w-0 flex-1' : inset(Boolean(title || actions))}>{children}</div>
      {footer && <footer className="border-line border-t bg-sunken px-4 py-3 md:px-5">{footer}</footer>}
    </section>
  )
}

function inset(isBelowHeader: boolean) {
  return `min-w-0 flex-1 px-4 pb-4 md:px-5 md:pb-5 ${isBelowHeader ? '' : 'pt-4 md:pt-5'}`
}
