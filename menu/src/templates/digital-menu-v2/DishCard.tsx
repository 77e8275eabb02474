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
import { AddToCart } from './AddToCart.tsx'

export const DishCard = memo(function DishCard({ item, isFavourite, onOpen, onFavour }: ItemProps) {
  return (
    <li>
      <Picture url={item.imageUrl} width={280} height={210} />
      <div className="tags">
        <VegMark isVeg={item.isVeg} />
        <Badges item={item} />
      </div>
      <ItemName item={item} onOpen={onOpen} />
      {item.nameEn && <p className="name-en">{item.nameEn}</p>}
      <ItemDescription item={item} />
      <Sizes variations={item.variations} />
      <Facts item={item} />
      <FavouriteButton item={item} isFavourite={isFavourite} onFavour={onFavour} />
      <div className="buy">
        <Price item={item} />
        <AddToCart item={item} onOpen={onOpen} />
      </div>
    </li>
  )
})
