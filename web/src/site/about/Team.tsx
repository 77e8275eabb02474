import { SUPPORT_CITY } from '@thela/contract/values/product'
import { Badge } from '../../ui/feedback/Badge.tsx'

/** Nobody is invented here: roles, under names that say what they are (DEC-207). */
export function Team() {
  return (
    <section className="mx-auto grid w-full max-w-6xl gap-8 px-4 py-16 sm:py-24">
      <div className="grid gap-3">
        <h2 className="headline">The team</h2>
        <p className="max-w-xl text-pretty text-ink-soft">
          A small team in {SUPPORT_CITY}. The names below are examples for each role.
        </p>
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
              <Badge>Example</Badge>
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
  {
    name: 'Asha',
    role: 'Vendors',
    text: 'Meets vendors, listens to them and notes what they need.',
    ground: 'bg-brand text-on-brand',
  },
  {
    name: 'Bhavin',
    role: 'Product',
    text: 'Builds the menu and keeps it fast on slow internet.',
    ground: 'bg-good text-on-good',
  },
  {
    name: 'Chetna',
    role: 'Support',
    text: 'Answers chats and emails, and sets up plans.',
    ground: 'bg-bad text-on-bad',
  },
]
