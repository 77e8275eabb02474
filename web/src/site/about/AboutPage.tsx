import { Link } from '@tanstack/react-router'
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
        title="Named after a cart"
        text="Thela is Hindi for the barrow that a street vendor pushes to the corner. We build the menu that hangs on it."
        art={
          <div className="mx-auto w-72 sm:w-96 xl:w-[30rem]">
            <CartArt />
          </div>
        }
      />
      <Story />
      <Figures title="Our impact, counted" />
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
        <h2 className="headline">Our story</h2>
        <div className="grid max-w-2xl gap-5 text-lg text-pretty">
          <p className="font-bold text-xl tracking-tight">
            Most menus on the street are a voice, a chalkboard or a card that was right last year.
          </p>
          <p className="text-ink-soft">
            A restaurant can pay a designer, a printer and an app. A vendor who sells forty plates of locho
            before noon cannot, and should not have to. What that vendor does have is a phone, and so does
            everybody in the queue.
          </p>
          <p className="text-ink-soft">
            So we made the smallest thing that helps: you type your dishes on your phone, we give you an
            address and a QR code, and whoever scans it reads the menu in the browser. No app, no account,
            nothing to install. It is written first for the cheap phone in bright sun on a slow line, because
            that is where it is used.
          </p>
          <p className="text-ink-soft">
            The Starter plan is free forever because ads on the menu pay for it, and vendors share in that
            revenue. Whoever prefers a menu without ads pays a small monthly price. That is the whole
            business.
          </p>
        </div>
      </div>
    </section>
  )
}

function Values() {
  return (
    <section className="mx-auto grid w-full max-w-6xl gap-10 px-4 py-16 sm:py-24">
      <h2 className="headline">What we hold on to</h2>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {values.map(({ name, text }) => (
          <li key={name} className="grid content-start gap-1.5 border-(--outline) border-t-2 pt-4">
            <h3 className="font-extrabold text-xl tracking-tight">{name}</h3>
            <p className="text-pretty text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const values = [
  {
    name: 'The oldest phone first',
    text: 'If the menu opens at once on a cheap phone and a slow line, it opens everywhere. It can even be read with scripts switched off.',
  },
  {
    name: 'Only what is true',
    text: 'No invented ratings on menus, no made-up figures on this page. Where we show an example, it says so.',
  },
  {
    name: 'Your data stays yours',
    text: 'You can change it, take it with you and have it deleted. It is never sold, and customers are counted without being followed.',
  },
  {
    name: 'Free means usable',
    text: 'The Starter plan is a whole menu with a code, pictures and designs, not a sample that stops after a week.',
  },
]

function ContactBlock() {
  return (
    <section className="overflow-hidden bg-brand-soft">
      <Toran />
      <div className="mx-auto grid max-w-4xl gap-8 px-4 pt-6 pb-20">
        <div className="grid justify-items-center gap-4 text-center">
          <h2 className="headline">Come and talk to us</h2>
          <p className="max-w-lg text-pretty text-ink-soft text-lg">
            A question, an idea, a dish we should have in the demo: all three doors lead to the same people.
          </p>
        </div>
        <ContactLinks />
        <div className="justify-self-center">
          <Button size="lg" asChild>
            <Link to="/auth/register">Get Started</Link>
          </Button>
        </div>
      </div>
    </section>
  )
}
