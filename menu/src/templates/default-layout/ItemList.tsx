import { Fragment } from 'react'
import { AdSlot } from '../../parts/AdSlot.tsx'
import { ALL } from '../../parts/filter-items.ts'
import { LIST_ID } from '../../parts/list-id.ts'
import type { TemplateProps } from '../template.ts'
import { ItemSection } from './ItemSection.tsx'

/** Grouped under 'All Menu Items' while all of several categories show, else just the chosen one. */
export function ItemList({ vendor, menu }: TemplateProps) {
  const { sections } = menu
  const isGrouped = menu.choice.category === ALL && menu.categories.length > 1
  const middle = Math.ceil(sections.length / 2)

  if (sections.length === 0) return <p className="empty">{emptyText(menu.hasItems)}</p>
  return (
    <div id={LIST_ID} className="list">
      {isGrouped && <h2 className="all">All Menu Items</h2>}
      {sections.map((section, index) => (
        <Fragment key={section.category.id}>
          <ItemSection section={section} menu={menu} Heading={isGrouped ? 'h3' : 'h2'} />
          {index + 1 === middle && <AdSlot vendor={vendor} place="middle" />}
        </Fragment>
      ))}
    </div>
  )
}

const emptyText = (hasItems: boolean) => (hasItems ? 'No items in this category.' : 'No items available')
