import { type ComponentType, type CSSProperties, Fragment } from 'react'
import { AdSlot } from './AdSlot.tsx'
import { EmptyText } from './EmptyText.tsx'
import type { Section } from './filter-items.ts'
import { LIST_ID } from './list-id.ts'
import type { Menu } from './use-menu.ts'
import type { ItemView, VendorView } from './view-model.ts'

/** What a template is given to draw one dish; memoise it, since a long menu has hundreds and a tap changes one. */
export type ItemProps = {
  item: ItemView
  isFavourite: boolean
  onOpen: Menu['open']
  onFavour: Menu['favour']
}

type Props = { vendor: VendorView; menu: Menu; Item: ComponentType<ItemProps> }

/** Every dish under its category, in the template's own hand, or the words for an empty list. */
export function MenuSections({ vendor, menu, Item }: Props) {
  const middle = Math.floor(menu.sections.length / 2)

  return (
    <div id={LIST_ID} className="list">
      {menu.sections.map((section, index) => (
        <Fragment key={section.category.id}>
          <MenuSection section={section} menu={menu} Item={Item} />
          {index + 1 === middle && <AdSlot vendor={vendor} place="middle" />}
        </Fragment>
      ))}
      <EmptyText menu={menu} />
    </div>
  )
}

type SectionProps = Omit<Props, 'vendor'> & { section: Section }

function MenuSection({ section: { category, items }, menu, Item }: SectionProps) {
  // The browser skips sections that are far away; their number of rows tells it how tall they will be.
  const rows = { '--rows': items.length } as CSSProperties

  return (
    <section id={category.anchor} style={rows}>
      <h2>{category.name}</h2>
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
