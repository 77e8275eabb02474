import { memo } from 'react'
import { LIST_ID, type VendorView } from '../../app/view-model.ts'
import { words } from '../../app/words.ts'
import { AdSlot } from '../../parts/AdSlot.tsx'
import { CategoryTabs } from '../../parts/CategoryTabs.tsx'
import { CallLink, Hours, MapLink } from '../../parts/ContactLinks.tsx'
import { Controls } from '../../parts/Controls.tsx'
import { Cover } from '../../parts/Cover.tsx'
import { Footer } from '../../parts/Footer.tsx'
import { ItemSheet } from '../../parts/ItemSheet.tsx'
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
import { EmptyText, MenuSection } from '../../parts/MenuSections.tsx'
import { Picture } from '../../parts/Picture.tsx'
import { ScrollToTop } from '../../parts/ScrollToTop.tsx'
import { AddToSlip, SlipBar } from '../../parts/SlipSlot.tsx'
import type { TemplateCode, TemplateProps } from '../template.ts'

function DefaultLayout({ vendor, menu }: TemplateProps) {
  return (
    <>
      <Cover vendor={vendor} />
      <Header vendor={vendor} />
      <main>
        {menu.hasItems && <Controls menu={menu} />}
        {menu.hasItems && <CategoryTabs menu={menu} />}
        <div className="column">
          <AdSlot vendor={vendor} slot="top" />
          <ItemList vendor={vendor} menu={menu} />
          <AdSlot vendor={vendor} slot="bottom" />
        </div>
      </main>
      <Footer vendor={vendor} />
      <ScrollToTop />
      <AdSlot vendor={vendor} slot="floating" />
      <ItemSheet menu={menu} />
      <SlipBar vendor={vendor} menu={menu} />
    </>
  )
}

export const defaultLayout: TemplateCode = {
  Component: DefaultLayout,
  hidesUnavailable: true,
  preparationTime: '5-10 min',
}

function Header({ vendor }: { vendor: VendorView }) {
  return (
    <header>
      <div className="masthead">
        <Masthead vendor={vendor} logoSize={48} />
      </div>
      <div className="contact">
        <Hours vendor={vendor} />
        <CallLink vendor={vendor} text={words.call} />
        <MapLink vendor={vendor} text={vendor.place} />
      </div>
    </header>
  )
}

/** Grouped under 'All Menu Items' while all of several categories show, else just the chosen one. */
function ItemList({ vendor, menu }: TemplateProps) {
  const { sections, isGrouped } = menu

  return (
    <div id={LIST_ID} className="list">
      {menu.choice.diets?.note}
      {isGrouped && sections.length > 0 && <h2 className="all">{words.allMenuItems}</h2>}
      {sections.map((section) => (
        <MenuSection
          key={section.category.id}
          section={section}
          vendor={vendor}
          menu={menu}
          Item={ItemCard}
          Heading={isGrouped ? 'h3' : 'h2'}
        />
      ))}
      <EmptyText menu={menu} noItems={words.noItems} noMatch={words.noItemsInCategory} />
    </div>
  )
}

const ItemCard = memo(function ItemCard({ item, isFavourite, onOpen, onFavour }: ItemProps) {
  return (
    <li>
      <VegMark mark={item.mark} />
      <div>
        <ItemName item={item} onOpen={onOpen} />
        <Badges item={item} />
        <EnglishName item={item} />
        <ItemDescription item={item} />
        <Sizes variations={item.variations} most={4} />
        <TimeAndCalories item={item} />
      </div>
      <div className="side">
        <Price item={item} />
        <FavouriteButton item={item} isFavourite={isFavourite} onFavour={onFavour} />
        <Picture url={item.imageUrl} width={124} height={124} />
      </div>
      <AddToSlip item={item} onOpen={onOpen} />
    </li>
  )
})
