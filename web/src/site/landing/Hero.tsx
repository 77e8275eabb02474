import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useSiteName } from '../../api/SiteName.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Awning } from '../art/Awning.tsx'
import { MenuDemo } from './MenuDemo.tsx'

export function Hero() {
  return (
    <section className="overflow-hidden border-line border-b">
      <Awning />
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-2">
        <div className="mx-auto grid w-full max-w-xl content-center justify-items-start gap-6 px-4 pt-10 pb-12 lg:mr-0 lg:py-16">
          <Words />
        </div>
        <MenuDemo />
      </div>
    </section>
  )
}

function Words() {
  const siteName = useSiteName()

  return (
    <>
      <h1 className="display text-ink">
        Your menu, <span className="plate">one scan</span> away
      </h1>
      <p className="max-w-lg text-pretty text-ink-soft text-lg sm:text-xl">
        {siteName} gives street vendors and small restaurants a digital menu and a QR code. Customers point
        their phone and see what you cook today, without an app.
      </p>
      <div className="flex w-full flex-wrap gap-3">
        <Button size="lg" asChild>
          <Link to="/auth/register">Get Started</Link>
        </Button>
        <Button size="lg" variant="secondary" asChild>
          <Link to="/auth/login">Login</Link>
        </Button>
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-1.5 font-medium text-ink-soft text-sm">
        {promises.map((promise) => (
          <li key={promise} className="flex items-center gap-1.5">
            <Check aria-hidden size={16} strokeWidth={3} className="text-good-ink" />
            {promise}
          </li>
        ))}
      </ul>
    </>
  )
}

const promises = ['Starter plan free forever', 'No setup fees', 'No app for your customers']
