import * as words from '@thela/words/site/parts'
import { Star } from 'lucide-react'
import { Badge } from '../../ui/feedback/Badge.tsx'

export function Testimonials() {
  return (
    <section className="mx-auto grid w-full max-w-6xl gap-8 px-4 py-16 sm:py-24">
      <div className="grid gap-3">
        <h2 className="headline max-w-3xl">{words.testimonialsTitle}</h2>
        <p className="max-w-xl text-pretty text-ink-soft">{words.testimonialsNote}</p>
      </div>
      <div className="grid gap-5 md:grid-cols-3">
        {exampleTestimonials.map((testimonial) => (
          <TestimonialSlip key={testimonial.name} {...testimonial} />
        ))}
      </div>
    </section>
  )
}

function TestimonialSlip({ rating, text, name, business, location, plan }: Testimonial) {
  return (
    <figure className="grid content-between gap-5 rounded-lg border border-line bg-surface p-6 shadow-card">
      <div className="grid gap-4">
        <div className="flex items-center justify-between">
          <Stars rating={rating} />
          <Badge>{words.example}</Badge>
        </div>
        <blockquote className="text-pretty font-semibold text-lg tracking-tight">
          {words.quoted(text)}
        </blockquote>
      </div>
      <figcaption className="text-ink-soft text-sm">
        <span className="block font-semibold text-ink">{name}</span>
        {wordsOfPlan[plan](business, location)}
      </figcaption>
    </figure>
  )
}

function Stars({ rating }: Pick<Testimonial, 'rating'>) {
  return (
    <span role="img" aria-label={words.stars(rating)} className="flex gap-0.5 text-chart-1">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} aria-hidden size={18} fill={star <= rating ? 'currentColor' : 'none'} />
      ))}
    </span>
  )
}

const wordsOfPlan = { Starter: words.starterPlan, Professional: words.professionalPlan }

type Testimonial = {
  rating: 1 | 2 | 3 | 4 | 5
  text: string
  name: string
  business: string
  location: string
  plan: 'Starter' | 'Professional'
}

/** Written by us to show how it could sound; every place that shows them says so (DEC-207). */
export const exampleTestimonials: Testimonial[] = [
  { ...words.chaatVendor, rating: 5, plan: 'Starter' },
  { ...words.lunchHome, rating: 5, plan: 'Professional' },
  { ...words.sweetShop, rating: 4, plan: 'Professional' },
]
