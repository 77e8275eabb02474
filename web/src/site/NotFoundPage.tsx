import { Link, useRouter } from '@tanstack/react-router'
import { SUPPORT_EMAIL } from '@thela/contract/values/product'
import * as words from '@thela/words/site/not-found'
import type { ReactNode } from 'react'
import { Button } from '../ui/button/Button.tsx'
import { mailLink, textLink } from './links.ts'

export function NotFoundPage() {
  const [before, after] = words.help.split('<email/>')

  return (
    <NotFoundBlock
      title={words.title}
      text={words.text}
      offers={['homepage', 'back']}
      support={
        <>
          {before}
          <a href={mailLink()} className={textLink}>
            {SUPPORT_EMAIL}
          </a>
          {after}
        </>
      }
    />
  )
}

/** The page says Go to Homepage, the block elsewhere Go Home, as the product documents word it. */
type Offer = 'homepage' | 'home' | 'back' | 'search'

type Props = { title: string; text: string; offers: Offer[]; support?: ReactNode }

export function NotFoundBlock({ title, text, offers, support }: Props) {
  return (
    <div data-hydrates="" className="m-auto grid justify-items-center gap-3 px-4 py-16 text-center">
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
  // In a new tab there is no history to go back to.
  const goBack = () => (window.history.length > 1 ? router.history.back() : router.navigate({ to: '/' }))

  if (offer === 'back') {
    return (
      <Button variant="secondary" size="lg" onClick={goBack}>
        {words.goBack}
      </Button>
    )
  }
  if (offer === 'search') {
    return (
      <Button variant="secondary" size="lg" asChild>
        <Link to="/search">{words.searchVendors}</Link>
      </Button>
    )
  }
  return (
    <Button size="lg" asChild>
      <Link to="/">{offer === 'home' ? words.goHome : words.goToHomepage}</Link>
    </Button>
  )
}

/** A code that cannot be read: two of its three finder patterns are there, the third has rolled off with the cart. */
function MissingModules() {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 120" width="168" height="168" fill="none" className="text-ink">
      <Finder x={8} y={8} />
      <Finder x={74} y={8} />
      <rect
        x={10}
        y={76}
        width={34}
        height={34}
        rx={9}
        strokeWidth={4}
        strokeDasharray="7 7"
        strokeLinecap="round"
        className="stroke-line-strong"
      />
      {modules.map(([x, y]) => (
        <rect key={`${x}-${y}`} x={x} y={y} width={9} height={9} rx={2.5} className="fill-line-strong" />
      ))}
    </svg>
  )
}

function Finder({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={3} y={3} width={32} height={32} rx={9} stroke="currentColor" strokeWidth={6} />
      <rect x={12} y={12} width={14} height={14} rx={4} className="fill-brand" />
    </g>
  )
}

const modules = [
  [54, 10],
  [54, 34],
  [12, 56],
  [34, 56],
  [56, 56],
  [78, 56],
  [102, 56],
  [67, 69],
  [91, 69],
  [56, 82],
  [80, 82],
  [103, 82],
  [67, 101],
  [91, 101],
]
