import { Link } from '@tanstack/react-router'
import * as words from '@thela/words/site/pricing'
import { Check, Mail, MessageCircle, Minus, ShoppingCart, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSiteName } from '../../api/SiteName.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { fillFacts } from '../facts.ts'
import { chatLink } from '../links.ts'
import type { Plan } from './plans.ts'

const icons = { cart: ShoppingCart, awning: Store }

export function PlanCard({ plan }: { plan: Plan }) {
  const enquiry = words.planEnquiry(useSiteName(), plan.name)

  return (
    <li className="relative flex flex-col rounded-xl border-2 border-(--outline) bg-surface">
      {plan.popular && (
        <span className="absolute top-0 right-5 z-10 -translate-y-1/2 rotate-2 rounded-full border-2 border-(--outline) bg-bad px-4 py-1 font-extrabold text-on-bad text-sm">
          {words.mostPopular}
        </span>
      )}
      <PlanHead {...plan} />
      <div className="grid flex-1 content-start gap-6 p-6 sm:p-8">
        {plan.trial && (
          <p className="rounded-md bg-good-soft px-4 py-3 font-semibold text-good-ink">{plan.trial}</p>
        )}
        <PlanList
          title={words.included}
          points={plan.features}
          mark={<Check aria-hidden size={18} strokeWidth={3} className="mt-1 shrink-0 text-good-ink" />}
        />
        <PlanList
          title={words.limitations}
          points={plan.limitations}
          mark={<Minus aria-hidden size={18} strokeWidth={3} className="mt-1 shrink-0 text-ink-faint" />}
        />
      </div>
      <div className="grid gap-3 p-6 pt-0 sm:grid-cols-[1fr_auto] sm:p-8 sm:pt-0">
        <Button size="lg" variant={plan.ctaVariant} wide asChild>
          <a href={chatLink(enquiry)} target="_blank" rel="noopener">
            <MessageCircle aria-hidden />
            {plan.cta}
          </a>
        </Button>
        <Button size="lg" variant="secondary" wide asChild>
          <Link to="/contact">
            <Mail aria-hidden />
            {words.email}
          </Link>
        </Button>
      </div>
    </li>
  )
}

function PlanHead({ name, description, price, currency = '₹', period, icon, colours }: Plan) {
  const Icon = icons[icon]

  return (
    <div className={`grid gap-4 rounded-t-[1.125rem] border-(--outline) border-b-2 p-6 sm:p-8 ${colours}`}>
      <div className="flex items-center gap-3">
        <Icon aria-hidden size={26} />
        <h2 className="font-black text-2xl tracking-tight">{name}</h2>
      </div>
      <p className="flex items-baseline gap-2">
        <span className="font-black text-5xl tabular-nums tracking-tighter">
          {currency}
          {price}
        </span>
        <span className="font-semibold text-lg">{period}</span>
      </p>
      <p className="font-medium">{description}</p>
    </div>
  )
}

function PlanList({ title, points, mark }: { title: string; points: string[]; mark: ReactNode }) {
  const siteName = useSiteName()

  return (
    <div className="grid gap-3">
      <h3 className="font-bold text-sm">{title}</h3>
      <ul className="grid gap-2.5">
        {points.map((point) => (
          <li key={point} className="flex gap-2.5 text-pretty text-ink-soft">
            {mark}
            {fillFacts(point, siteName)}
          </li>
        ))}
      </ul>
    </div>
  )
}
