import { Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { MissingModules } from './MissingModules.tsx'

type Offer = 'home' | 'back' | 'search'

type Props = { title: string; text: string; offers: Offer[]; support?: ReactNode }

export function NotFoundBlock({ title, text, offers, support }: Props) {
  return (
    <div data-wakes="" className="m-auto grid justify-items-center gap-3 px-4 py-16 text-center">
      <MissingModules />
      <h1 className="headline mt-4">{title}</h1>
      <p className="max-w-md text-pretty text-ink-soft">{text}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        {offers.map((offer) => (
          <OfferButton key={offer} offer={offer} />
        ))}
      </div>
      {support && <p className="mt-4 text-ink-soft text-sm">{support}</p>}
    </div>
  )
}

function OfferButton({ offer }: { offer: Offer }) {
  const router = useRouter()
  // Whoever opened the address in a new tab has nothing to go back to.
  const goBack = () => (window.history.length > 1 ? router.history.back() : router.navigate({ to: '/' }))

  if (offer === 'back') {
    return (
      <Button variant="secondary" size="lg" onClick={goBack}>
        Go Back
      </Button>
    )
  }
  return (
    <Button size="lg" variant={offer === 'home' ? 'primary' : 'secondary'} asChild>
      {offer === 'home' ? <Link to="/">Go to Homepage</Link> : <Link to="/search">Search Vendors</Link>}
    </Button>
  )
}
