import * as words from '@thela/words/site/about'
import { Badge } from '../../ui/feedback/Badge.tsx'
import { facts } from '../facts.ts'

/** Nobody is invented here: roles, under names that say what they are (DEC-207). */
export function Team() {
  return (
    <section className="mx-auto grid w-full max-w-6xl gap-8 px-4 py-16 sm:py-24">
      <div className="grid gap-3">
        <h2 className="headline">{words.teamTitle}</h2>
        <p className="max-w-xl text-pretty text-ink-soft">{words.teamText(facts.city)}</p>
      </div>
      <ul className="grid gap-5 md:grid-cols-3">
        {team.map(({ name, role, text, ground }) => (
          <li
            key={name}
            className="grid content-start gap-4 rounded-lg border border-line bg-surface p-6 shadow-card"
          >
            <div className="flex items-center justify-between">
              <span
                aria-hidden
                className={`grid size-14 place-items-center rounded-full font-black text-2xl ${ground}`}
              >
                {name[0]}
              </span>
              <Badge>{words.example}</Badge>
            </div>
            <div className="grid gap-1">
              <h3 className="font-bold text-lg">{name}</h3>
              <p className="font-medium text-brand-ink text-sm">{role}</p>
              <p className="text-pretty text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const team = [
  { ...words.asha, ground: 'bg-brand text-on-brand' },
  { ...words.bhavin, ground: 'bg-good text-on-good' },
  { ...words.chetna, ground: 'bg-bad text-on-bad' },
]
