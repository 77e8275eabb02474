import { Link } from '@tanstack/react-router'
import { VegMark } from '../art/VegMark.tsx'
import { textLink } from '../links.ts'

/** Set like the printed card it replaces. */
export function Benefits() {
  return (
    <section className="mx-auto grid w-full max-w-6xl gap-10 px-4 py-16 sm:py-24 lg:grid-cols-[1fr_1.4fr] lg:gap-16">
      <div className="grid content-start gap-4">
        <h2 className="headline">What you get</h2>
        <p className="max-w-sm text-pretty text-ink-soft text-lg">
          Six reasons to put up a QR code. You do not need a computer for any of them.
        </p>
        <p>
          <Link to="/pricing" className={textLink}>
            See both plans
          </Link>
        </p>
      </div>
      <ul className="grid content-start gap-5 rounded-xl border-2 border-(--outline) bg-surface p-6 shadow-raised sm:p-8">
        {benefits.map(({ name, text, price }) => (
          <li key={name} className="flex gap-3">
            <VegMark />
            <div className="grid flex-1">
              <p className="flex items-baseline gap-2 font-extrabold text-lg tracking-tight">
                {name}
                <span aria-hidden className="menu-leader" />
                <span className="text-brand-ink text-base">{price}</span>
              </p>
              <p className="text-pretty text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const benefits = [
  {
    name: 'No app to install',
    price: 'camera only',
    text: 'Customers open your menu in the browser they already have.',
  },
  {
    name: 'Always today’s menu',
    price: 'no reprint',
    text: 'Prices and sold-out dishes change on the menu, the printed code stays the same.',
  },
  {
    name: 'Codes that last',
    price: 'rename freely',
    text: 'If your business gets a new name, the codes you have already printed still open your menu.',
  },
  {
    name: 'Any language',
    price: 'अ અ A',
    text: 'Write dish names in the language your customers read, and add an English name if you like.',
  },
  {
    name: 'Your style',
    price: '6 designs',
    text: 'From a plain list to painted truck art, each in several colours. Change it whenever you want.',
  },
  {
    name: 'A fair start',
    price: '₹0 forever',
    text: 'The Starter plan costs nothing. It shows ads, and we share the ad revenue with you.',
  },
]
