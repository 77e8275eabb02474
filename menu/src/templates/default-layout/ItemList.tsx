import { Fragment } from 'react'
import { LIST_ID } from '../../app/list-id.ts'
import { AdSlot } from '../../parts/AdSlot.tsx'
import { EmptyText } from '../../parts/EmptyText.tsx'
import { MenuSection } from '../../parts/MenuSection.tsx'
import type { TemplateProps } from '../template.ts'
import { ItemCard } from './ItemCard.tsx'

/** Grouped under 'All Menu Items' while all of several categories show, else just the chosen one. */
export function ItemList({ vendor, menu }: TemplateProps) {
  const { sections, isGrouped } = menu
  const middle = Math.floor(sections.length / 2)

  return (
    <div id={LIST_ID} className="list">
      {isGrouped && sections.length > 0 && <h2 className="all">All Menu Items</h2>}
      {sections.map((section, index) => (
        <Fragment key={section.category.id}>
          <MenuSection section={section} menu={menu} Item={ItemCard} Heading={isGrouped ? 'h3' : 'h2'} />
          {index + 1 === middle && <AdSlot vendor={vendor} place="middle" />}
        </Fragment>
      ))}
      <EmptyText menu={menu} noItems="No items available" noMatch="No items in this category." />
    </div>
  )
}
