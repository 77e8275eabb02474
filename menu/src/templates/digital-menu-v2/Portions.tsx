import { formatRupees } from '@thela/contract/values/money'
import type { Portion } from './cart.ts'
import { Stepper } from './Stepper.tsx'

/** Rows to choose how many of each: in the sheet of a dish and in the cart. */
export function Portions({ portions }: { portions: Portion[] }) {
  return (
    <ul className="portions">
      {portions.map((portion) => (
        <li key={portion.key}>
          <span>
            {portion.name}
            <b>{formatRupees(portion.price)}</b>
          </span>
          <Stepper portion={portion} />
        </li>
      ))}
    </ul>
  )
}
