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

/** The styles draw the dots from name to price, and from each size to its own. */
export const MenuLine = memo(function MenuLine({ item, isFavourite, onOpen, onFavour }: ItemProps) {
  return (
    <li>
      <div className="line">
        <VegMark isVeg={item.isVeg} />
        <ItemName item={item} onOpen={onOpen} />
        <Price item={item} />
        <FavouriteButton item={item} isFavourite={isFavourite} onFavour={onFavour} />
      </div>
      <Picture url={item.imageUrl} width={88} height={66} />
      {item.nameEn && <p className="name-en">{item.nameEn}</p>}
      <ItemDescription item={item} />
      <Badges item={item} />
      <Facts item={item} />
      <Sizes variations={item.variations} />
    </li>
  )
})
