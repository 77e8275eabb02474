import { formatRupees } from '@thela/contract/values/money'
import type { ItemView } from '../app/view-model.ts'

/** '₹40', 'From ₹40' when sizes differ in price, and the old price struck through when it was higher. */
export function Price({ item }: { item: ItemView }) {
  return (
    <span className="price">
      {item.wasPrice !== null && (
        <s>
          <span className="sr">Was </span>
          {formatRupees(item.wasPrice)}
        </s>
      )}
      {item.isFrom && <small>From </small>}
      <b>{formatRupees(item.price)}</b>
    </span>
  )
}
