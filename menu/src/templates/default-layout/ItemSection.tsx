import type { CSSProperties } from 'react'
import type { Section } from '../../parts/filter-items.ts'
import type { Menu } from '../../parts/use-menu.ts'
import { ItemCard } from './ItemCard.tsx'

type Props = { section: Section; menu: Menu; Heading: 'h2' | 'h3' }

export function ItemSection({ section: { category, items }, menu, Heading }: Props) {
  // The browser skips sections that are far away; their number of rows tells it how tall they will be.
  const rows = { '--rows': items.length } as CSSProperties

  return (
    <section id={category.anchor} style={rows}>
      <Heading>{category.name}</Heading>
      {category.description && <p>{category.description}</p>}
      <ul className="items">
        {items.map((item) => (
          <ItemCard
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
