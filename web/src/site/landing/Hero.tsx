import { Link } from '@tanstack/react-router'
import * as words from '@thela/words/site/landing'
import { Check } from 'lucide-react'
import { LanguageLinks } from '../../api/language/LanguageLinks.tsx'
import { useSiteName } from '../../api/SiteName.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Awning } from '../art/Awning.tsx'
import { MenuDemo } from './MenuDemo.tsx'

export function Hero() {
  return (
    <section className="overflow-hidden border-line border-b">
      <Awning />
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-2">
        <div className="mx-auto grid w-full max-w-xl content-center justify-items-start gap-6 px-4 pt-10 pb-12 lg:mr-0 lg:py-16">
          <Introduction />
        </div>
        <MenuDemo />
      </div>
    </section>
  )
}

function Introduction() {
  const siteName = useSiteName()

  return (
    <>
      <LanguageLinks />
      <h1 className="display text-ink">
        <RichText
          text={words.heroTitle}
          tags={{ plate: (inner) => <span className="plate">{inner}</span> }}
        />
      </h1>
      <p className="max-w-lg text-pretty text-ink-soft text-lg sm:text-xl">{words.heroText(siteName)}</p>
      <div className="flex w-full flex-wrap gap-3">
        <Button size="lg" asChild>
          <Link to="/auth/register">{words.getStarted}</Link>
        </Button>
        <Button size="lg" variant="secondary" asChild>
          <Link to="/auth/login">{words.login}</Link>
        </Button>
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-1.5 font-medium text-ink-soft text-sm">
        {words.promises.map((promise) => (
          <li key={promise} className="flex items-center gap-1.5">
            <Check aria-hidden size={16} strokeWidth={3} className="text-good-ink" />
            {promise}
          </li>
        ))}
      </ul>
    </>
  )
}
