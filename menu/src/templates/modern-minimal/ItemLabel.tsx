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

/** Like the label beside a painting: the name and the price in one line, the rest small below. */
export const ItemLabel = memo(function ItemLabel({ item, isFavourite, onOpen, onFavour }: ItemProps) {
  return (
    <li>
      <div className="line">
        <ItemName item={item} onOpen={onOpen} />
        <VegMark isVeg={item.isVeg} />
        <Price item={item} />
        <FavouriteButton item={item} isFavourite={isFavourite} onFavour={onFavour} />
      </div>
      <Picture url={item.imageUrl} width={76} height={76} />
      {item.nameEn && <p className="name-en">{item.nameEn}</p>}
      <ItemDescription item={item} />
      <Badges item={item} />
      <Facts item={item} />
      <Sizes variations={item.variations} most={4} />
    </li>
  )
})
