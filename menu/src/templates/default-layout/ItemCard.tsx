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

export const ItemCard = memo(function ItemCard({ item, isFavourite, onOpen, onFavour }: ItemProps) {
  return (
    <li>
      <VegMark isVeg={item.isVeg} />
      <div>
        <ItemName item={item} onOpen={onOpen} />
        <Badges item={item} />
        {item.nameEn && <p className="name-en">{item.nameEn}</p>}
        <ItemDescription item={item} />
        <Sizes variations={item.variations} most={4} />
        <Facts item={item} />
      </div>
      <div className="side">
        <Price item={item} />
        <Picture url={item.imageUrl} width={96} height={96} />
        <FavouriteButton item={item} isFavourite={isFavourite} onFavour={onFavour} />
      </div>
    </li>
  )
})
