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
        title="Made for the cart"
        text="A thela is a street vendor's cart. We build the menu that goes with it."
        art={
          <div className="mx-auto w-72 sm:w-96 xl:w-[30rem]">
            <CartArt />
          </div>
        }
      />
      <Story />
      <Figures title="Our impact in numbers" />
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
            Most street food menus are a board, a card printed last year, or the vendor calling out prices.
          </p>
          <p className="text-ink-soft">
            A restaurant can pay for a designer, a printer and an app. A vendor who sells forty plates of
            locho before noon cannot, and should not have to. But every vendor has a phone, and so does
            everyone in the queue.
          </p>
          <p className="text-ink-soft">
            So we kept it simple: you add your dishes on your phone, we give you a link and a QR code, and
            anyone who scans it sees the menu in the browser. No app, no account, nothing to install. It is
            made first for basic phones and slow internet, because that is where it is used.
          </p>
          <p className="text-ink-soft">
            The Starter plan is free forever because ads on the menu pay for it, and vendors share in that
            revenue. Vendors who prefer a menu without ads pay a small monthly price. That is how we earn.
          </p>
        </div>
      </div>
    </section>
  )
}

function Values() {
  return (
    <section className="mx-auto grid w-full max-w-6xl gap-10 px-4 py-16 sm:py-24">
      <h2 className="headline">What we believe in</h2>
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
    name: 'Works on any phone',
    text: 'If the menu opens quickly on a basic phone with slow internet, it opens everywhere. It can be read even with JavaScript turned off.',
  },
  {
    name: 'Honest information',
    text: 'No fake ratings on menus, no made-up numbers on this page. Examples are clearly marked.',
  },
  {
    name: 'Your data stays yours',
    text: 'You can change it, download it and have it deleted. It is never sold, and we count customers without tracking them.',
  },
  {
    name: 'Free means complete',
    text: 'The Starter plan is a full menu with a QR code, pictures and designs, not a trial that ends after a week.',
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
            Have a question or an idea? Write, call or chat with us.
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
