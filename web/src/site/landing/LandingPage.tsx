import * as words from '@thela/words/site/landing'
import { Fragment } from 'react'
import { useSiteName } from '../../api/SiteName.tsx'
import { Milestone } from '../art/Milestone.tsx'
import { TruckArtBorder } from '../art/TruckArtBorder.tsx'
import { Figures } from '../parts/Figures.tsx'
import { SignUpBand } from '../parts/SignUpBand.tsx'
import { Testimonials } from '../parts/Testimonials.tsx'
import { Benefits } from './Benefits.tsx'
import { Features } from './Features.tsx'
import { Hero } from './Hero.tsx'

export function LandingPage() {
  const siteName = useSiteName()

  return (
    <>
      <Hero />
      <Steps />
      <Features />
      <Tailboard />
      <Benefits />
      <Figures title={words.figuresTitle(siteName)} />
      <Testimonials />
      <SignUpBand title={words.signUpTitle} text={words.signUpText} />
    </>
  )
}

function Steps() {
  return (
    <section className="mx-auto grid w-full max-w-6xl gap-10 px-4 py-16 sm:py-24">
      <h2 className="headline max-w-2xl">{words.stepsTitle}</h2>
      <ol className="relative grid gap-8 before:absolute before:inset-y-6 before:left-7 before:border-line-strong before:border-l-4 before:border-dashed md:grid-cols-3 md:gap-6 md:before:inset-x-0 md:before:inset-y-auto md:before:top-19 md:before:border-t-4 md:before:border-l-0">
        {words.steps.map(({ title, text }, index) => (
          <li key={title} className="relative flex gap-5 md:grid md:gap-4">
            <Milestone>{index + 1}</Milestone>
            <div className="grid content-start gap-1">
              <h3 className="font-bold text-xl">{title}</h3>
              <p className="max-w-xs text-pretty text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** 'Horn OK Please' is painted on the back of every truck; this is the version for a cart with a QR code. */
function Tailboard() {
  return (
    <div aria-hidden className="overflow-hidden bg-raised by-night">
      <TruckArtBorder />
      <p className="tailboard-letters flex items-center justify-center gap-[0.28em] whitespace-nowrap py-7 uppercase sm:py-10">
        {words.tailboard.map((word, index) => (
          <Fragment key={word}>
            {index > 0 && <Rosette />}
            <span>{word}</span>
          </Fragment>
        ))}
      </p>
      <TruckArtBorder />
    </div>
  )
}

function Rosette() {
  return (
    <svg aria-hidden="true" viewBox="-20 -20 40 40" width="0.62em" height="0.62em" className="shrink-0">
      {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
        <path
          key={turn}
          d="M0-3C-6-10-5-16 0-19 5-16 6-10 0-3Z"
          transform={`rotate(${turn})`}
          className="fill-chart-4"
        />
      ))}
      <circle r="6" className="fill-brand" />
      <circle r="2.5" className="fill-canvas" />
    </svg>
  )
}
