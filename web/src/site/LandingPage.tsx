import { Link } from '@tanstack/react-router'
import { Button } from '../ui/Button.tsx'
import { Mark } from '../ui/Mark.tsx'

export function LandingPage() {
  return (
    <section className="m-auto grid justify-items-center gap-5 px-4 py-16 text-center">
      <Mark size={96} />
      <h1 className="max-w-3xl text-balance font-extrabold text-4xl tracking-tight sm:text-5xl">
        Your menu, one scan away
      </h1>
      <p className="max-w-xl text-pretty text-ink-soft text-lg">
        Thela gives street vendors and small restaurants a digital menu and a QR code: customers point their
        phone and see what you cook today, without an app.
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Button size="lg" asChild>
          <Link to="/auth/register">Get Started</Link>
        </Button>
        <Button size="lg" variant="secondary" asChild>
          <Link to="/auth/login">Login</Link>
        </Button>
      </div>
    </section>
  )
}
