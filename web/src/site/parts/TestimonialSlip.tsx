import { Star } from 'lucide-react'
import { Badge } from '../../ui/Badge.tsx'
import type { Testimonial } from './example-testimonials.ts'

export function TestimonialSlip({ rating, text, name, business, location, plan }: Testimonial) {
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
