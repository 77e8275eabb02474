import { type ComponentType, Fragment } from 'react'
import { LIST_ID } from '../app/list-id.ts'
import type { Menu } from '../app/use-menu.ts'
import type { VendorView } from '../app/view-model.ts'
import { AdSlot } from './AdSlot.tsx'
import { EmptyText } from './EmptyText.tsx'
import { type ItemProps, MenuSection } from './MenuSection.tsx'

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
