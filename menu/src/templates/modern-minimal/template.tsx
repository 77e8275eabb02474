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
import { Logo } from '../../parts/Logo.tsx'
import { MenuEnd } from '../../parts/MenuEnd.tsx'
import { MenuSections } from '../../parts/MenuSections.tsx'
import { Picture } from '../../parts/Picture.tsx'
import { QrButton } from '../../parts/QrButton.tsx'
import { ShareButton } from '../../parts/ShareButton.tsx'
import { AddToSlip } from '../../parts/SlipSlot.tsx'
import type { TemplateCode, TemplateProps } from '../template.ts'
import interactiveStyles from './interactive.css?inline'

/** A gallery wall: much white, large light letters, one line to a dish. */
function ModernMinimal({ vendor, menu }: TemplateProps) {
  return (
    <>
      <Cover vendor={vendor} />
      <Title vendor={vendor} />
      <main>
        {menu.hasItems && <Controls menu={menu} />}
        {menu.hasItems && <CategoryTabs menu={menu} />}
        <MenuSections vendor={vendor} menu={menu} Item={ItemLabel} isNumbered />
        <AdSlot vendor={vendor} slot="bottom" />
      </main>
      <MenuEnd vendor={vendor} menu={menu} />
    </>
  )
}

export const modernMinimal: TemplateCode = {
  Component: ModernMinimal,
  hidesUnavailable: false,
  preparationTime: '5-10 min',
  interactiveStyles,
}

function Title({ vendor }: { vendor: VendorView }) {
  return (
    <header>
      <div className="top">
        <Logo vendor={vendor} size={44} />
        <QrButton vendor={vendor} />
        <ShareButton vendor={vendor} />
      </div>
      <h1>{vendor.businessName}</h1>
      <p>{vendor.tagline}</p>
      <div className="contact">
        <Hours vendor={vendor} />
        <CallLink vendor={vendor} />
        <MapLink vendor={vendor} text={vendor.place} />
      </div>
    </header>
  )
}

/** Like the label beside a painting: the name and the price in one line, the rest small below. */
const ItemLabel = memo(function ItemLabel({ item, isFavourite, onOpen, onFavour }: ItemProps) {
  return (
    <li>
      <div className="line">
        <ItemName item={item} onOpen={onOpen} />
        <VegMark mark={item.mark} />
        <Price item={item} />
        <FavouriteButton item={item} isFavourite={isFavourite} onFavour={onFavour} />
      </div>
      <Picture url={item.imageUrl} width={76} height={76} />
      <EnglishName item={item} />
      <ItemDescription item={item} />
      <Badges item={item} />
      <TimeAndCalories item={item} />
      <Sizes variations={item.variations} most={4} />
      <AddToSlip item={item} onOpen={onOpen} />
    </li>
  )
})
