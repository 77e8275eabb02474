import { Link } from '@tanstack/react-router'
import * as words from '@thela/words/site/landing'
import { VegMark } from '../art/VegMark.tsx'
import { textLink } from '../links.ts'

/** Set like the printed card it replaces. */
export function Benefits() {
  return (
    <section className="mx-auto grid w-full max-w-6xl gap-10 px-4 py-16 sm:py-24 lg:grid-cols-[1fr_1.4fr] lg:gap-16">
      <div className="grid content-start gap-4">
        <h2 className="headline">{words.benefitsTitle}</h2>
        <p className="max-w-sm text-pretty text-ink-soft text-lg">{words.benefitsText}</p>
        <p>
          <Link to="/pricing" className={textLink}>
            {words.seePlans}
          </Link>
        </p>
      </div>
      <ul className="grid content-start gap-5 rounded-xl border-2 border-(--outline) bg-surface p-6 shadow-raised sm:p-8">
        {words.benefits.map(({ name, text, price }) => (
          <li key={name} className="flex gap-3">
            <VegMark />
            <div className="grid flex-1">
              <p className="flex items-baseline gap-2 font-extrabold text-lg tracking-tight">
                {name}
                <span aria-hidden className="menu-leader" />
                <span className="text-brand-ink text-base">{price}</span>
              </p>
              <p className="text-pretty text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
