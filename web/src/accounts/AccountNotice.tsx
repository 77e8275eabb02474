import type { ReactNode } from 'react'

type Props = { icon: ReactNode; title: string; text: string; action?: ReactNode }

/** Shown on an account page when there is no form to fill in. */
export function AccountNotice({ icon, title, text, action }: Props) {
  return (
    <section className="grid justify-items-start gap-2 rounded-lg border border-line bg-surface p-6 shadow-card">
      <span
        aria-hidden
        className="mb-2 grid size-14 place-items-center rounded-lg bg-brand-soft text-brand-ink [&_svg]:size-6.5"
      >
        {icon}
      </span>
      <h2 className="font-semibold text-lg">{title}</h2>
      <p className="text-pretty text-ink-soft text-sm">{text}</p>
      {action && <div className="mt-3 flex flex-wrap gap-2">{action}</div>}
    </section>
  )
}
