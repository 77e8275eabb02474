import { Link } from '@tanstack/react-router'
import * as words from '@thela/words/site/about'
import { Button } from '../../ui/button/Button.tsx'
import { CartArt } from '../art/CartArt.tsx'
import { Toran } from '../art/Toran.tsx'
import { ContactLinks } from '../parts/ContactLinks.tsx'
import { Figures } from '../parts/Figures.tsx'
import { PageHero } from '../parts/PageHero.tsx'
import { Journey } from './Journey.tsx'
import { Team } from './Team.tsx'

export function AboutPage() {
  return (
    <>
      <PageHero
        title={words.title}
        text={words.text}
        art={
          <div className="mx-auto w-72 sm:w-96 xl:w-[30rem]">
            <CartArt />
          </div>
        }
      />
      <Story />
      <Figures title={words.figuresTitle} />
      <Values />
      <Journey />
      <Team />
      <ContactBlock />
    </>
  )
}

function Story() {
  return (
    <section className="border-line border-t bg-sunken">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-16 sm:py-24 lg:grid-cols-[1fr_1.5fr] lg:gap-16">
        <h2 className="headline">{words.storyTitle}</h2>
        <div className="grid max-w-2xl gap-5 text-lg text-pretty">
          <p className="font-bold text-xl tracking-tight">{words.storyLead}</p>
          {words.story.map((paragraph) => (
            <p key={paragraph} className="text-ink-soft">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  )
}

function Values() {
  return (
    <section className="mx-auto grid w-full max-w-6xl gap-10 px-4 py-16 sm:py-24">
      <h2 className="headline">{words.valuesTitle}</h2>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {words.values.map(({ name, text }) => (
          <li key={name} className="grid content-start gap-1.5 border-(--outline) border-t-2 pt-4">
            <h3 className="font-extrabold text-xl tracking-tight">{name}</h3>
            <p className="text-pretty text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ContactBlock() {
  return (
    <section className="overflow-hidden bg-brand-soft">
      <Toran />
      <div className="mx-auto grid max-w-4xl gap-8 px-4 pt-6 pb-20">
        <div className="grid justify-items-center gap-4 text-center">
          <h2 className="headline">{words.contactTitle}</h2>
          <p className="max-w-lg text-pretty text-ink-soft text-lg">{words.contactText}</p>
        </div>
        <ContactLinks />
        <div className="justify-self-center">
          <Button size="lg" asChild>
            <Link to="/auth/register">{words.getStarted}</Link>
          </Button>
        </div>
      </div>
    </section>
  )
}
