import { memo } from 'react'
import type { Menu } from '../../app/use-menu.ts'
import type { VendorView } from '../../app/view-model.ts'
import { words } from '../../app/words.ts'
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

/** A fine-dining evening: everything on one axis, on dark cloth, by candle light. */
function Luxury({ vendor, menu }: TemplateProps) {
  return (
    <>
      <FrontPage vendor={vendor} />
      <main>
        {menu.hasItems && <Filters menu={menu} />}
        {menu.hasItems && <CategoryTabs menu={menu} allLabel={words.ourCollection} />}
        <MenuSections vendor={vendor} menu={menu} Item={Course} />
        <AdSlot vendor={vendor} slot="bottom" />
        <OrderNow vendor={vendor} />
      </main>
      <MenuEnd vendor={vendor} menu={menu} />
    </>
  )
}

export const luxury: TemplateCode = {
  Component: Luxury,
  hidesUnavailable: true,
  preparationTime: '5-10 min',
  interactiveStyles,
}

/** The styles light a candle above it and close it with a golden line. */
function FrontPage({ vendor }: { vendor: VendorView }) {
  return (
    <header>
      <QrButton vendor={vendor} />
      <ShareButton vendor={vendor} />
      <Logo vendor={vendor} size={52} />
      <h1>{vendor.businessName}</h1>
      <p>{vendor.tagline}</p>
      <div className="contact">
        <Hours vendor={vendor} />
        <MapLink vendor={vendor} text={vendor.place} />
        <CallLink vendor={vendor} />
      </div>
    </header>
  )
}

const foods = ['veg'] as const
const specials = ['signature', 'popular'] as const

function Filters({ menu }: { menu: Menu }) {
  const labels = { ...words.labels, veg: words.vegetarianOnly }

  return (
    <div className="controls">
      <SearchBox menu={menu} />
      <FilterToggles menu={menu} foods={foods} specials={specials} labels={labels} />
    </div>
  )
}

/** The picture in its arch; beside it, on one axis, the name, the price and a few words. */
const Course = memo(function Course({ item, isFavourite, onOpen, onFavour }: ItemProps) {
  return (
    <li>
      <Picture url={item.imageUrl} width={176} height={202} />
      <ItemName item={item} onOpen={onOpen} />
      <div className="bill">
        <VegMark mark={item.mark} />
        <Price item={item} />
        <TimeAndCalories item={item} />
        <FavouriteButton item={item} isFavourite={isFavourite} onFavour={onFavour} />
      </div>
      <EnglishName item={item} />
      <ItemDescription item={item} />
      <Badges item={item} />
      <Sizes variations={item.variations} />
      <AddToSlip item={item} onOpen={onOpen} />
    </li>
  )
})

/** There is no ordering: it calls the vendor, and without a phone there is no pill (DEC-092). A bar, so that it covers no dish. */
function OrderNow({ vendor }: { vendor: VendorView }) {
  return vendor.callUrl ? (
    <div className="order">
      <a href={vendor.callUrl}>{words.orderNow}</a>
    </div>
  ) : null
}
