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

/** On one axis: the picture in its arch, the name, a few words, the price. */
export const Course = memo(function Course({ item, isFavourite, onOpen, onFavour }: ItemProps) {
  return (
    <li>
      <Picture url={item.imageUrl} width={200} height={230} />
      <Badges item={item} />
      <ItemName item={item} onOpen={onOpen} />
      {item.nameEn && <p className="name-en">{item.nameEn}</p>}
      <ItemDescription item={item} />
      <Sizes variations={item.variations} />
      <div className="bill">
        <VegMark isVeg={item.isVeg} />
        <Price item={item} />
        <Facts item={item} />
        <FavouriteButton item={item} isFavourite={isFavourite} onFavour={onFavour} />
      </div>
    </li>
  )
})
