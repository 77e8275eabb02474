import type { ComponentType, CSSProperties } from 'react'
import type { Section } from '../app/filter-items.ts'
import type { Menu } from '../app/use-menu.ts'
import type { ItemView } from '../app/view-model.ts'

/** What a template is given to draw one dish; memoise it, since a long menu has hundreds and a tap changes one. */
export type ItemProps = {
  item: ItemView
  isFavourite: boolean
  onOpen: Menu['open']
  onFavour: Menu['favour']
}

type Props = { section: Section; menu: Menu; Item: ComponentType<ItemProps>; Heading?: 'h2' | 'h3' }

export function MenuSection({ section: { category, items }, menu, Item, Heading = 'h2' }: Props) {
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
