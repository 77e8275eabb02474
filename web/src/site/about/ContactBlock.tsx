import { Link } from '@tanstack/react-router'
import { Button } from '../../ui/Button.tsx'
import { Toran } from '../art/Toran.tsx'
import { ContactLinks } from '../parts/ContactLinks.tsx'

export function ContactBlock() {
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
