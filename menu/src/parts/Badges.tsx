import type { ItemView } from './view-model.ts'

/** What the vendor says of a dish. */
export function Badges({ item }: { item: ItemView }) {
  return (
    <>
      {item.isFeatured && <em className="badge featured">Featured</em>}
      {item.isPopular && <em className="badge popular">Popular</em>}
      {item.spicy && <em className="badge spicy">Spicy</em>}
    </>
  )
}
