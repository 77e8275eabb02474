import type { ItemFlag } from '@thela/contract/menus/item-fields'
import type { ItemView } from '../app/view-model.ts'

/** The word for each flag, in the order of the badges. Null: shown in another way, or not at all. */
const words: Record<ItemFlag, string | null> = {
  isFeatured: 'Featured',
  isPopular: 'Popular',
  spicy: 'Spicy',
  isVeg: null,
  isAvailable: null,
  signature: null,
}
const flags = /* @__PURE__ */ Object.keys(words) as ItemFlag[]

/** What the vendor says of a dish. Templates that hide what is out of stock never show that badge. */
export function Badges({ item }: { item: ItemView }) {
  return (
    <>
      {!item.isAvailable && <em className="badge sold-out">Out of Stock</em>}
      {flags
        .filter((flag) => item[flag] && words[flag])
        .map((flag) => (
          <em key={flag} className={`badge ${words[flag]?.toLowerCase()}`}>
            {words[flag]}
          </em>
        ))}
    </>
  )
}
