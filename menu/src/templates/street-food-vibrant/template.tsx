import { memo } from 'react'
import type { VendorView } from '../../app/view-model.ts'
import { AdSlot } from '../../parts/AdSlot.tsx'
import { CategoryTabs } from '../../parts/CategoryTabs.tsx'
import { CallLink, Hours, MapLink } from '../../parts/ContactLinks.tsx'
import { Controls } from '../../parts/Controls.tsx'
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

/** Painted like a lorry on the highway: sunbursts, thick outlines, stickers. */
function StreetFoodVibrant({ vendor, menu }: TemplateProps) {
  return (
    <>
      <SignBoard vendor={vendor} />
      <main>
        {menu.hasItems && <Controls menu={menu} />}
        {menu.hasItems && <CategoryTabs menu={menu} />}
        <MenuSections vendor={vendor} menu={menu} Item={PaintedCard} />
        <AdSlot vendor={vendor} slot="bottom" />
      </main>
      <MenuEnd vendor={vendor} menu={menu} />
    </>
  )
}

export const streetFoodVibrant: TemplateCode = {
  Component: StreetFoodVibrant,
  hidesUnavailable: false,
  preparationTime: '5-10 min',
  interactiveStyles,
}

/** The styles hang an awning above it and let the sun rise behind it. */
function SignBoard({ vendor }: { vendor: VendorView }) {
  return (
    <header>
      <Logo vendor={vendor} size={46} />
      <h1>{vendor.businessName}</h1>
      <QrButton vendor={vendor} />
      <p>{vendor.tagline}</p>
      <ShareButton vendor={vendor} />
      <div className="contact">
        <Hours vendor={vendor} />
        <CallLink vendor={vendor} />
        <MapLink vendor={vendor} text={vendor.place} />
      </div>
    </header>
  )
}

/** A plate, the painted name, and the price as a sticker over the corner. */
const PaintedCard = memo(function PaintedCard({ item, isFavourite, onOpen, onFavour }: ItemProps) {
  return (
    <li>
      <Picture url={item.imageUrl} width={88} height={88} />
      <div className="line">
        <VegMark mark={item.mark} />
        <ItemName item={item} onOpen={onOpen} />
        <Price item={item} />
        <FavouriteButton item={item} isFavourite={isFavourite} onFavour={onFavour} />
      </div>
      <EnglishName item={item} />
      <ItemDescription item={item} />
      <Sizes variations={item.variations} most={4} />
      <Badges item={item} />
      <TimeAndCalories item={item} />
      <AddToSlip item={item} onOpen={onOpen} />
    </li>
  )
})
