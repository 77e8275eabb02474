import { memo } from 'react'
import type { Menu } from '../../app/use-menu.ts'
import type { VendorView } from '../../app/view-model.ts'
import { AdSlot } from '../../parts/AdSlot.tsx'
import { CategoryTabs } from '../../parts/CategoryTabs.tsx'
import { CallLink, Hours, MapLink } from '../../parts/ContactLinks.tsx'
import { FilterToggles } from '../../parts/FilterToggles.tsx'
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
import { SearchBox } from '../../parts/SearchBox.tsx'
import { ShareButton } from '../../parts/ShareButton.tsx'
import { AddToSlip } from '../../parts/SlipSlot.tsx'
import type { TemplateCode, TemplateProps } from '../template.ts'
import interactiveStyles from './interactive.css?inline'

/** A printed menu card on a checked tablecloth. */
function Basic({ vendor, menu }: TemplateProps) {
  return (
    <>
      <CardHead vendor={vendor} />
      <main>
        {menu.hasItems && <TickBoxes menu={menu} />}
        {menu.hasItems && <CategoryTabs menu={menu} />}
        <MenuSections vendor={vendor} menu={menu} Item={MenuLine} />
        <AdSlot vendor={vendor} slot="bottom" />
      </main>
      <MenuEnd vendor={vendor} menu={menu} topAfter={400} />
    </>
  )
}

export const basic: TemplateCode = {
  Component: Basic,
  hidesUnavailable: false,
  preparationTime: '5-10 min',
  interactiveStyles,
}

function CardHead({ vendor }: { vendor: VendorView }) {
  return (
    <header>
      <QrButton vendor={vendor} />
      <ShareButton vendor={vendor} />
      <Logo vendor={vendor} size={52} />
      <h1>{vendor.businessName}</h1>
      <p>{vendor.tagline}</p>
      <div className="contact">
        <CallLink vendor={vendor} />
        <MapLink vendor={vendor} text={vendor.place} />
        <Hours vendor={vendor} />
      </div>
    </header>
  )
}

const foods = ['veg', 'nonveg'] as const
const specials = ['popular', 'signature'] as const

/** Boxes to tick, as on the order slip of a canteen; of a pair at most one is ticked. */
function TickBoxes({ menu }: { menu: Menu }) {
  return (
    <div className="controls">
      <SearchBox menu={menu} />
      <FilterToggles menu={menu} foods={foods} specials={specials} />
    </div>
  )
}

/** The styles draw the dots from name to price, and from each size to its own. */
const MenuLine = memo(function MenuLine({ item, isFavourite, onOpen, onFavour }: ItemProps) {
  return (
    <li>
      <div className="line">
        <VegMark mark={item.mark} />
        <ItemName item={item} onOpen={onOpen} />
        <Price item={item} />
        <FavouriteButton item={item} isFavourite={isFavourite} onFavour={onFavour} />
      </div>
      <Picture url={item.imageUrl} width={88} height={66} />
      <EnglishName item={item} />
      <ItemDescription item={item} />
      <Badges item={item} />
      <TimeAndCalories item={item} />
      <Sizes variations={item.variations} />
      <AddToSlip item={item} onOpen={onOpen} />
    </li>
  )
})
