import { memo, useContext } from 'react'
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
import { Masthead } from '../../parts/Masthead.tsx'
import { MenuEnd } from '../../parts/MenuEnd.tsx'
import { MenuSections } from '../../parts/MenuSections.tsx'
import { Picture } from '../../parts/Picture.tsx'
import { SearchBox } from '../../parts/SearchBox.tsx'
import { SlipContext, tappedEarly } from '../../parts/SlipSlot.tsx'
import type { TemplateCode, TemplateProps } from '../template.ts'
import interactiveStyles from './cart.css?inline'

const foods = ['veg', 'nonveg'] as const
const specials = ['popular', 'featured'] as const

/** An ordering app for one thumb; the order itself is made at the counter. */
function DigitalMenu({ vendor, menu }: TemplateProps) {
  return (
    <>
      <AppBar vendor={vendor} />
      <main>
        {menu.hasItems && <Finder menu={menu} />}
        {menu.hasItems && <FilterToggles menu={menu} foods={foods} specials={specials} />}
        <MenuSections vendor={vendor} menu={menu} Item={DishCard} />
        <AdSlot vendor={vendor} slot="bottom" />
      </main>
      <MenuEnd vendor={vendor} menu={menu} />
    </>
  )
}

export const digitalMenuV2: TemplateCode = {
  Component: DigitalMenu,
  hidesUnavailable: false,
  preparationTime: '15-20 min',
  interactiveStyles,
  hasCart: true,
}

function AppBar({ vendor }: { vendor: VendorView }) {
  return (
    <header>
      <Masthead vendor={vendor} logoSize={48} />
      <div className="contact">
        <Hours vendor={vendor} />
        <MapLink vendor={vendor} text={vendor.place} />
        <CallLink vendor={vendor} />
      </div>
    </header>
  )
}

/** Stays on top: whatever the customer wants next is one thumb away. */
function Finder({ menu }: { menu: Menu }) {
  return (
    <div className="finder">
      <SearchBox menu={menu} placeholder={words.searchDelicious} />
      {menu.choice.search && (
        <button type="button" className="clear" onClick={() => menu.choose({ search: '' })}>
          {words.clearSearch}
        </button>
      )}
      <CategoryTabs menu={menu} icons={groupIcons} />
    </div>
  )
}

const DishCard = memo(function DishCard({ item, isFavourite, onOpen, onFavour }: ItemProps) {
  return (
    <li>
      <Picture url={item.imageUrl} width={280} height={175} />
      <ItemName item={item} onOpen={onOpen} />
      <Price item={item} />
      <div className="tags">
        <VegMark mark={item.mark} />
        <Badges item={item} />
      </div>
      <EnglishName item={item} />
      <ItemDescription item={item} />
      <Sizes variations={item.variations} />
      <TimeAndCalories item={item} />
      <FavouriteButton item={item} isFavourite={isFavourite} onFavour={onFavour} />
      <div className="buy">
        <AddToCart item={item} onOpen={onOpen} />
      </div>
    </li>
  )
})

/** Taps before the code of the cart is there are kept for it. A dish in sizes opens, since the customer has to choose one. */
function AddToCart({ item, onOpen }: Pick<ItemProps, 'item' | 'onOpen'>) {
  const slip = useContext(SlipContext)
  if (!item.isAvailable) return null
  if (slip) return <slip.AddButton item={item} onOpen={onOpen} label={words.addToCart} />

  return (
    <button
      type="button"
      className="add js"
      onClick={() => (item.variations[0] ? onOpen(item) : tappedEarly.push(item))}
    >
      {words.addToCart}
    </button>
  )
}

/** What is drawn for the group that the words of a category's name put it into. */
const groupIcons = {
  all: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  snacks: 'M12 4l9 15H3zM9 15h.01M12 11h.01M14 15h.01',
  drinks: 'M5 8h14l-2 13H7zM12 8l2-6h3',
  mains: 'M3 12h18a9 9 0 01-18 0zM9 3v5M12 4v4M15 3v5',
}
