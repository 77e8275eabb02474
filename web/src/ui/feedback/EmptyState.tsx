import type { ReactNode } from 'react'

type Props = {
  icon: ReactNode
  title: string
  text?: ReactNode
  /** The button that adds the first entry. */
  action?: ReactNode
}

export function EmptyState({ icon, title, text, action }: Props) {
  return (
    <div className="grid justify-items-center gap-1 px-5 py-12 text-center">
      <span
        aria-hidden
        className="mb-3 grid size-14 place-items-center rounded-lg bg-brand-soft text-brand-ink [&_svg]:size-6.5"
      >
        {icon}
      </span>
      <h3 className="font-semibold text-ink text-lg">{title}</h3>
      {text && <p className="max-w-sm text-pretty text-ink-soft text-sm">{text}</p>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
