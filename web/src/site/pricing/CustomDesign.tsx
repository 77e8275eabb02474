import { Link } from '@tanstack/react-router'
import * as words from '@thela/words/site/pricing'
import { Mail, MessageCircle } from 'lucide-react'
import { useSiteName } from '../../api/SiteName.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { VegMark } from '../art/VegMark.tsx'
import { chatLink } from '../links.ts'

export function CustomDesign() {
  const quoteRequest = words.quoteRequest(useSiteName())

  return (
    <section className="border-line border-y bg-sunken">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-16 sm:py-24 lg:grid-cols-2 lg:gap-16">
        <div className="grid content-start gap-5">
          <h2 className="headline">{words.designTitle}</h2>
          <p className="max-w-lg text-pretty text-ink-soft text-lg">{words.designText}</p>
          <p className="font-bold text-xl tracking-tight">{words.designQuote}</p>
          <div className="flex flex-wrap gap-3">
            <Button size="lg" asChild>
              <a href={chatLink(quoteRequest)} target="_blank" rel="noopener">
                <MessageCircle aria-hidden />
                {words.getQuote}
              </a>
            </Button>
            <Button size="lg" variant="secondary" asChild>
              <Link to="/contact">
                <Mail aria-hidden />
                {words.email}
              </Link>
            </Button>
          </div>
        </div>
        <ul className="grid gap-4 self-start rounded-xl border-2 border-(--outline) bg-surface p-6 sm:p-8">
          {words.designPoints.map((point) => (
            <li key={point} className="flex gap-3 text-pretty font-medium text-lg">
              <VegMark />
              {point}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
