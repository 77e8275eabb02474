import * as words from '@thela/words/site/pricing'
import { questions } from '@thela/words/site/pricing-questions'
import { BadgeCheck, CalendarX2, Gift } from 'lucide-react'
import { PageHero } from '../parts/PageHero.tsx'
import { Questions } from '../parts/Questions.tsx'
import { SignUpBand } from '../parts/SignUpBand.tsx'
import { Testimonials } from '../parts/Testimonials.tsx'
import { CustomDesign } from './CustomDesign.tsx'
import { PlanCard } from './PlanCard.tsx'
import { plans } from './plans.ts'

export function PricingPage() {
  return (
    <>
      <PageHero title={words.title} text={words.text} art={<PriceTags />}>
        <ul className="flex flex-wrap gap-3">
          {badges.map(({ icon: Icon, text }) => (
            <li
              key={text}
              className="flex items-center gap-2 rounded-full border-2 border-(--outline) bg-surface px-4 py-2 font-bold"
            >
              <Icon aria-hidden size={18} className="text-brand-ink" />
              {text}
            </li>
          ))}
        </ul>
      </PageHero>
      <ul className="mx-auto grid w-full max-w-6xl gap-x-6 gap-y-10 px-4 pt-4 pb-16 sm:pb-24 lg:grid-cols-2">
        {plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} />
        ))}
      </ul>
      <CustomDesign />
      <Testimonials />
      <section className="mx-auto grid w-full max-w-6xl gap-8 px-4 pb-16 sm:pb-24 lg:grid-cols-[1fr_1.6fr] lg:gap-16">
        <h2 className="headline">{words.questionsTitle}</h2>
        <Questions questions={questions} name="pricing-question" />
      </section>
      <SignUpBand
        title={words.signUpTitle}
        text={words.signUpText}
        register={words.startTrial}
        login={words.signIn}
      />
    </>
  )
}

const badges = [
  { icon: BadgeCheck, text: words.noSetupFees },
  { icon: CalendarX2, text: words.cancelAnytime },
  { icon: Gift, text: words.freeTrial },
]

/** Two tags on one nail. */
function PriceTags() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 420 330"
      fill="none"
      className="mx-auto hidden w-[25rem] self-start text-ink lg:block"
    >
      <path d="M210 0v18" stroke="currentColor" strokeWidth="6" strokeLinecap="round" />
      <g transform="rotate(-24 210 14)">
        <Tag price="₹0" width={150} ground="fill-brand" ink="fill-on-brand" />
      </g>
      <g transform="rotate(24 210 14)">
        <Tag price="₹199" width={180} ground="fill-bad" ink="fill-on-bad" />
      </g>
      <circle cx="210" cy="16" r="9" fill="currentColor" />
    </svg>
  )
}

type Props = { price: string; width: number; ground: string; ink: string }

function Tag({ price, width, ground, ink }: Props) {
  const left = 210 - width / 2

  return (
    <g>
      <path d="M210 16C196 60 224 84 210 118" stroke="currentColor" strokeWidth="4" />
      <path
        d={`M${left} 156 ${left + 38} 104h${width - 76}l38 52v132a16 16 0 0 1-16 16H${left + 16}a16 16 0 0 1-16-16Z`}
        strokeWidth="7"
        strokeLinejoin="round"
        stroke="currentColor"
        className={ground}
      />
      <circle cx="210" cy="130" r="11" strokeWidth="6" stroke="currentColor" className="fill-canvas" />
      <text x="210" y="240" textAnchor="middle" className={`font-black text-5xl tracking-tighter ${ink}`}>
        {price}
      </text>
    </g>
  )
}
