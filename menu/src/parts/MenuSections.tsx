import { type ComponentType, type CSSProperties, Fragment } from 'react'
import type { Section } from '../app/filter-items.ts'
import type { Menu } from '../app/use-menu.ts'
import { LIST_ID, type VendorView } from '../app/view-model.ts'
import { AdSlot } from './AdSlot.tsx'
import type { ItemProps } from './item-parts.tsx'

type Props = { vendor: VendorView; menu: Menu; Item: ComponentType<ItemProps> }

/** Every dish under its category, in the template's own hand, or the words for an empty list. */
export function MenuSections({ vendor, menu, Item }: Props) {
  const middle = Math.floor(menu.sections.length / 2)

  return (
    <div id={LIST_ID} className="list">
      {menu.sections.map((section, index) => (
        <Fragment key={section.category.id}>
          <MenuSection section={section} menu={menu} Item={Item} />
          {/* A customer sees a dish before an ad. */}
          {index === 0 && <AdSlot vendor={vendor} place="top" />}
          {index > 0 && index + 1 === middle && <AdSlot vendor={vendor} place="middle" />}
        </Fragment>
      ))}
      <EmptyText menu={menu} />
    </div>
  )
}

type SectionProps = { section: Section; menu: Menu; Item: ComponentType<ItemProps>; Heading?: 'h2' | 'h3' }

export function MenuSection({ section: { category, items }, menu, Item, Heading = 'h2' }: SectionProps) {
  // The browser skips sections that are far away; their number of rows tells it how tall they will be.
  const rows = { '--rows': items.length } as CSSProperties

  return (
    <section id={category.anchor} style={rows}>
      <Heading>{category.name}</Heading>
      {category.description && <p>{category.description}</p>}
      <ul className="items">
        {items.map((item) => (
          <Item
            key={item.id}
            item={item}
            isFavourite={menu.favourites.has(item.id)}
            onOpen={menu.open}
            onFavour={menu.favour}
          />
        ))}
      </ul>
    </section>
  )
}

type EmptyProps = { menu: Menu; noItems?: string; noMatch?: string }

/** Said when nothing shows: the menu is empty, or nothing on it matches. */
export function EmptyText({
  menu,
  noItems = 'No menu items available',
  noMatch = 'No items found',
}: EmptyProps) {
  return menu.sections.length === 0 ? <p className="empty">{menu.hasItems ? noMatch : noItems}</p> : null
}
