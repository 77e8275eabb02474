import type { ItemView } from './view-model.ts'

/** What the vendor says of a dish. Templates that hide what is out of stock never show that badge. */
export function Badges({ item }: { item: ItemView }) {
  return (
    <>
      {!item.isAvailable && <em className="badge sold-out">Out of Stock</em>}
      {item.isFeatured && <em className="badge featured">Featured</em>}
      {item.isPopular && <em className="badge popular">Popular</em>}
      {item.spicy && <em className="badge spicy">Spicy</em>}
    </>
  )
}
