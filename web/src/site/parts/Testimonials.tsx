import { exampleTestimonials } from './example-testimonials.ts'
import { TestimonialSlip } from './TestimonialSlip.tsx'

export function Testimonials({ title }: { title: string }) {
  return (
    <section className="mx-auto grid w-full max-w-6xl gap-8 px-4 py-16 sm:py-24">
      <div className="grid gap-3">
        <h2 className="headline max-w-3xl">{title}</h2>
        <p className="max-w-xl text-pretty text-ink-soft">
          These are examples we wrote to show how it could sound. They are not the words of real customers.
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
