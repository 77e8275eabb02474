import type { Variation } from '@thela/contract/menus/variations'
import { formatRupees } from '@thela/contract/values/money'

type Props = { variations: Variation[]; most?: number }

/** The sizes a dish comes in, each with its price. */
export function Sizes({ variations, most = variations.length }: Props) {
  if (variations.length === 0) return null

  return (
    <ul className="sizes">
      {variations.slice(0, most).map((variation) => (
        <li key={variation.id}>
          {`${variation.name} `}
          <b>{formatRupees(variation.price)}</b>
        </li>
      ))}
      {variations.length > most && <li>{`+${variations.length - most} more`}</li>}
    </ul>
  )
}
