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

/** Three columns: the picture, the words, the price. */
export const ItemCell = memo(function ItemCell({ item, isFavourite, onOpen, onFavour }: ItemProps) {
  return (
    <li>
      <div className="place">
        <Picture url={item.imageUrl} width={72} height={72} />
      </div>
      <div>
        <ItemName item={item} onOpen={onOpen} />
        {item.nameEn && <p className="name-en">{item.nameEn}</p>}
        <ItemDescription item={item} />
        <Sizes variations={item.variations} most={4} />
        <Badges item={item} />
      </div>
      <div className="side">
        <Price item={item} />
        <VegMark isVeg={item.isVeg} />
        <Facts item={item} />
        <FavouriteButton item={item} isFavourite={isFavourite} onFavour={onFavour} />
      </div>
    </li>
  )
})
