import { Milestone } from '../art/Milestone.tsx'

export function Steps() {
  return (
    <section className="mx-auto grid w-full max-w-6xl gap-10 px-4 py-16 sm:py-24">
      <h2 className="headline max-w-2xl">Three stops, and the cart is online</h2>
      <ol className="relative grid gap-8 before:absolute before:inset-y-6 before:left-7 before:border-line-strong before:border-l-4 before:border-dashed md:grid-cols-3 md:gap-6 md:before:inset-x-0 md:before:inset-y-auto md:before:top-19 md:before:border-t-4 md:before:border-l-0">
        {steps.map(({ title, text }, index) => (
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

const steps = [
  {
    title: 'Register',
    text: 'With your phone number, the name of your stall and the place where it stands.',
  },
  {
    title: 'Write your menu',
    text: 'Dish, price, picture. In English, हिन्दी, ગુજરાતી or whatever your customers read.',
  },
  {
    title: 'Show the code',
    text: 'Your QR code is ready. Print it, stick it on the cart, send the link to regulars.',
  },
]
