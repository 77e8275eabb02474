import { SUPPORT_CITY } from '@thela/contract/values/product'
import { Clock, MapPin, Reply, ShieldCheck } from 'lucide-react'
import { facts } from '../facts.ts'

export function SupportFacts() {
  return (
    <ul className="grid content-start gap-5 rounded-xl bg-raised p-6 text-ink by-night sm:p-8">
      {cards.map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex gap-4">
          <Icon aria-hidden size={22} className="mt-0.5 shrink-0 text-brand" />
          <div>
            <h2 className="font-bold">{title}</h2>
            <p className="text-pretty text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

const cards = [
  { icon: Reply, title: 'Reply time', text: `Within ${facts.contactReply}.` },
  { icon: Clock, title: 'Support hours', text: `${facts.supportHours}.` },
  { icon: MapPin, title: 'Where we are', text: `${SUPPORT_CITY}.` },
  {
    icon: ShieldCheck,
    title: 'Privacy questions',
    text: `Answered within ${facts.privacyReply}. Requests about your data are settled within ${facts.rightsReply}.`,
  },
]
