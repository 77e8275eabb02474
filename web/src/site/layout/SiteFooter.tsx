import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import {
  PRODUCT_DESCRIPTION,
  SUPPORT_CHAT,
  SUPPORT_CITY,
  SUPPORT_EMAIL,
} from '@thela/contract/values/product'
import { siteDescription } from '@thela/words/app/page'
import { city } from '@thela/words/site/facts'
import * as words from '@thela/words/site/layout'
import { Mail, MapPin, MessageCircle } from 'lucide-react'
import { LanguageLinks } from '../../api/language/LanguageLinks.tsx'
import { SiteName } from '../../api/SiteName.tsx'
import { settingsQuery } from '../../api/settings.ts'
import { TruckArtBorder } from '../art/TruckArtBorder.tsx'
import { mailLink } from '../links.ts'

export function SiteFooter() {
  const description = siteDescription(useQuery(settingsQuery).data?.siteDescription ?? PRODUCT_DESCRIPTION)

  return (
    <footer className="bg-sunken">
      <TruckArtBorder />
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-10 sm:grid-cols-2 lg:grid-cols-[2fr_2fr_1fr]">
        <div className="grid content-start gap-3">
          <SiteName />
          <p className="max-w-xs text-pretty text-ink-soft text-sm">{description}</p>
          <LanguageLinks />
        </div>
        <nav aria-label={words.footerNavigation}>
          <ul className="grid grid-cols-2 gap-x-6">
            {footerLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={footerLink}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Contact />
      </div>
    </footer>
  )
}

function Contact() {
  return (
    <address className="grid content-start not-italic">
      <a href={SUPPORT_CHAT} target="_blank" rel="noopener" className={footerLink}>
        <MessageCircle aria-hidden size={16} />
        {words.support}
      </a>
      <a href={mailLink()} className={footerLink}>
        <Mail aria-hidden size={16} />
        {SUPPORT_EMAIL}
      </a>
      <span className="flex min-h-11 md:min-h-9 items-center gap-2 text-ink-soft text-sm">
        <MapPin aria-hidden size={16} />
        {city(SUPPORT_CITY)}
      </span>
    </address>
  )
}

const footerLink =
  'flex min-h-11 md:min-h-9 items-center gap-2 rounded-sm text-ink-soft text-sm underline-offset-4 transition-colors hover:text-ink hover:underline'

const footerLinks = [
  { to: '/about', label: words.aboutUs },
  { to: '/pricing', label: words.pricingLink },
  { to: '/contact', label: words.contactLink },
  { to: '/auth/register', label: words.getStarted },
  { to: '/search', label: words.searchVendors },
  { to: '/privacy', label: words.privacyPolicy },
  { to: '/terms', label: words.termsOfService },
  { to: '/help', label: words.help },
] as const
