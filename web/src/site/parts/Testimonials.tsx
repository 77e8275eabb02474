import { Star } from 'lucide-react'
import { Badge } from '../../ui/feedback/Badge.tsx'

export function Testimonials({ title }: { title: string }) {
  return (
    <section className="mx-auto grid w-full max-w-6xl gap-8 px-4 py-16 sm:py-24">
      <div className="grid gap-3">
        <h2 className="headline max-w-3xl">{title}</h2>
        <p className="max-w-xl text-pretty text-ink-soft">
          These are examples written by us. They are not reviews by real customers.
        </p>
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
          <Badge>Example</Badge>
        </div>
        <blockquote className="text-pretty font-semibold text-lg tracking-tight">“{text}”</blockquote>
      </div>
      <figcaption className="text-ink-soft text-sm">
        <span className="block font-semibold text-ink">{name}</span>
        {business}, {location} · {plan} plan
      </figcaption>
    </figure>
  )
}

function Stars({ rating }: Pick<Testimonial, 'rating'>) {
  return (
    <span role="img" aria-label={`${rating} of 5 stars`} className="flex gap-0.5 text-chart-1">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} aria-hidden size={18} fill={star <= rating ? 'currentColor' : 'none'} />
      ))}
    </span>
  )
}

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
  {
    rating: 5,
    text: 'I used to shout the price of every plate. Now people come to the front knowing what they want.',
    name: 'A chaat vendor',
    business: 'Evening chaat cart',
    location: 'Surat',
    plan: 'Starter',
  },
  {
    rating: 5,
    text: 'When the undhiyu is finished, I mark it on my phone. Nobody has to wait in line for nothing.',
    name: 'A lunch-home owner',
    business: 'Family dining room',
    location: 'Ahmedabad',
    plan: 'Professional',
  },
  {
    rating: 4,
    text: 'The code hangs on the awning. Tourists read the English names, my regulars read Gujarati.',
    name: 'A sweet-shop keeper',
    business: 'Corner sweet shop',
    location: 'Vadodara',
    plan: 'Professional',
  },
]
