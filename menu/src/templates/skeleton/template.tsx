import { memo } from 'react'
import type { VendorView } from '../../app/view-model.ts'
import { AdSlot } from '../../parts/AdSlot.tsx'
import { CategoryTabs } from '../../parts/CategoryTabs.tsx'
import { CallLink, Hours, MapLink } from '../../parts/ContactLinks.tsx'
import { Controls } from '../../parts/Controls.tsx'
import { Cover } from '../../parts/Cover.tsx'
import {
  Badges,
  EnglishName,
  FavouriteButton,
  ItemDescription,
  ItemName,
  type ItemProps,
  Price,
  Sizes,
  TimeAndCalories,
  VegMark,
} from '../../parts/item-parts.tsx'
import { Masthead } from '../../parts/Masthead.tsx'
import { MenuEnd } from '../../parts/MenuEnd.tsx'
import { MenuSections } from '../../parts/MenuSections.tsx'
import { Picture } from '../../parts/Picture.tsx'
import { AddToSlip } from '../../parts/SlipSlot.tsx'
import type { TemplateCode, TemplateProps } from '../template.ts'

/** Every part in its place and nothing else. Copy this folder to start a template of your own. */
function Skeleton({ vendor, menu }: TemplateProps) {
  return (
    <>
      <Cover vendor={vendor} />
      <Header vendor={vendor} />
      <main>
        {menu.hasItems && <Controls menu={menu} />}
        {menu.hasItems && <CategoryTabs menu={menu} />}
        <MenuSections vendor={vendor} menu={menu} Item={ItemCell} />
        <AdSlot vendor={vendor} slot="bottom" />
      </main>
      <MenuEnd vendor={vendor} menu={menu} />
    </>
  )
}

export const skeleton: TemplateCode = {
  Component: Skeleton,
  hidesUnavailable: true,
  preparationTime: '5-10 min',
}

function Header({ vendor }: { vendor: VendorView }) {
  return (
    <header>
      <Masthead vendor={vendor} logoSize={64} />
      <div className="contact">
        <CallLink vendor={vendor} />
        <MapLink vendor={vendor} text={vendor.place} />
        <Hours vendor={vendor} />
      </div>
    </header>
  )
}

/** Three columns: the picture, if there is one, the words, the price. */
const ItemCell = memo(function ItemCell({ item, isFavourite, onOpen, onFavour }: ItemProps) {
  return (
    <li>
      <Picture url={item.imageUrl} width={80} height={80} />
      <div className="words">
        <ItemName item={item} onOpen={onOpen} />
        <EnglishName item={item} />
        <ItemDescription item={item} />
        <Sizes variations={item.variations} most={4} />
        <Badges item={item} />
      </div>
      <div className="side">
        <Price item={item} />
        <VegMark mark={item.mark} />
        <TimeAndCalories item={item} />
        <FavouriteButton item={item} isFavourite={isFavourite} onFavour={onFavour} />
      </div>
      <AddToSlip item={item} onOpen={onOpen} />
    </li>
  )
})
