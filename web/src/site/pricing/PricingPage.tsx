import { BadgeCheck, CalendarX2, Gift } from 'lucide-react'
import { PageHero } from '../parts/PageHero.tsx'
import { Questions } from '../parts/Questions.tsx'
import { SignUpBand } from '../parts/SignUpBand.tsx'
import { Testimonials } from '../parts/Testimonials.tsx'
import { CustomDesign } from './CustomDesign.tsx'
import { PlanCard } from './PlanCard.tsx'
import { PriceTags } from './PriceTags.tsx'
import { plans } from './plans.ts'
import questions from './questions.json' with { type: 'json' }

export function PricingPage() {
  return (
    <>
      <PageHero
        title="Free, or ₹199 without ads"
        text="Start for nothing and stay as long as you like. Pay only if you want a menu without ads."
        art={<PriceTags />}
      >
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
      <Testimonials title="How it could sound" />
      <section className="mx-auto grid w-full max-w-6xl gap-8 px-4 pb-16 sm:pb-24 lg:grid-cols-[1fr_1.6fr] lg:gap-16">
        <h2 className="headline">Questions about money</h2>
        <Questions questions={questions} name="pricing-question" />
      </section>
      <SignUpBand
        title="Try it on your cart"
        text="Register for nothing, build your menu, and tell us when you want the 7-day free trial of Professional."
        register="Start Free Trial"
        login="Sign In"
      />
    </>
  )
}

const badges = [
  { icon: BadgeCheck, text: 'No setup fees' },
  { icon: CalendarX2, text: 'Cancel anytime' },
  { icon: Gift, text: '7-day free trial' },
]
