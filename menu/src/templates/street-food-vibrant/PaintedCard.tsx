import { memo } from 'react'
import { Badges } from '../../parts/Badges.tsx'
import { Facts } from '../../parts/Facts.tsx'
import { FavouriteButton } from '../../parts/FavouriteButton.tsx'
import { ItemDescription } from '../../parts/ItemDescription.tsx'
import { ItemName } from '../../parts/ItemName.tsx'
import type { ItemProps } from '../../parts/MenuSection.tsx'
import { Picture } from '../../parts/Picture.tsx'
import { Price } from '../../parts/Price.tsx'
import { Sizes } from '../../parts/Sizes.tsx'
import { VegMark } from '../../parts/VegMark.tsx'

/** A plate, the painted name, and the price as a sticker over the corner. */
export const PaintedCard = memo(function PaintedCard({ item, isFavourite, onOpen, onFavour }: ItemProps) {
  return (
    <li>
      <Picture url={item.imageUrl} width={88} height={88} />
      <div className="line">
        <VegMark isVeg={item.isVeg} />
        <ItemName item={item} onOpen={onOpen} />
        <Price item={item} />
        <FavouriteButton item={item} isFavourite={isFavourite} onFavour={onFavour} />
      </div>
      {item.nameEn && <p className="name-en">{item.nameEn}</p>}
      <ItemDescription item={item} />
      <Sizes variations={item.variations} most={4} />
      <Badges item={item} />
      <Facts item={item} />
    </li>
  )
})
