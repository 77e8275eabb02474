import { SUPPORT_EMAIL, SUPPORT_PHONE } from '@thela/contract/values/product'
import * as words from '@thela/words/site/parts'
import { Mail, MessageCircle, Phone } from 'lucide-react'
import { useSiteName } from '../../api/SiteName.tsx'
import { chatLink, mailLink, phoneLink } from '../links.ts'

/** Email, phone and chat links. */
export function ContactLinks() {
  const siteName = useSiteName()

  return (
    <ul className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(15.5rem,1fr))]">
      {channelsOf(siteName).map(({ icon: Icon, name, value, href }) => (
        <li key={name}>
          <a
            href={href}
            {...(href.startsWith('https') ? { target: '_blank', rel: 'noopener' } : {})}
            className="flex h-full items-center gap-4 rounded-lg border border-line bg-surface p-4 shadow-card transition-colors hover:border-line-strong hover:bg-hover"
          >
            <span
              aria-hidden
              className="grid size-11 shrink-0 place-items-center rounded-full bg-brand text-on-brand"
            >
              <Icon size={20} />
            </span>
            <span className="min-w-0">
              <span className="block text-ink-soft text-sm">{name}</span>
              <span className="block truncate font-semibold">{value}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

const channelsOf = (siteName: string) => [
  { icon: Mail, name: words.email, value: SUPPORT_EMAIL, href: mailLink() },
  { icon: Phone, name: words.phone, value: SUPPORT_PHONE, href: phoneLink },
  {
    icon: MessageCircle,
    name: words.chat,
    value: words.messageUs,
    href: chatLink(words.chatGreeting(siteName)),
  },
]
