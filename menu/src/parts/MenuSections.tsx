import type { ComponentType, CSSProperties, ReactNode } from 'react'
import { noFilters } from '../app/filter-items.ts'
import type { Menu } from '../app/use-menu.ts'
import { type ItemView, LIST_ID, type Section, type VendorView } from '../app/view-model.ts'
import { words } from '../app/words.ts'
import { AdSlot } from './AdSlot.tsx'
import type { ItemProps } from './item-parts.tsx'

type Props = { vendor: VendorView; menu: Menu; Item: ComponentType<ItemProps> }

type ListProps = Props & {
  /** Writes 01, 02, … above the names of the categories. */
  isNumbered?: boolean
}

/** Every item under its category, drawn by the template, or a text for an empty list. */
export function MenuSections({ vendor, menu, Item, isNumbered }: ListProps) {
  return (
    <div id={LIST_ID} className="list">
      {menu.choice.diets?.note}
      {menu.sections.map((section, index) => (
        <MenuSection
          key={section.category.id}
          section={section}
          vendor={vendor}
          menu={menu}
          Item={Item}
          number={isNumbered ? index + 1 : undefined}
        >
          {/* A customer sees an item before an ad. */}
          {index === 0 && <AdSlot vendor={vendor} slot="top" />}
        </MenuSection>
      ))}
      <EmptyText menu={menu} />
    </div>
  )
}

type SectionProps = Props & {
  section: Section
  Heading?: 'h2' | 'h3'
  number?: number
  children?: ReactNode
}

export function MenuSection(props: SectionProps) {
  const { section, vendor, menu, Item, Heading = 'h2', number, children } = props
  const { category, items } = section
  // The browser skips sections that are far away; their number of rows tells it how tall they will be.
  const rows = { '--rows': items.length } as CSSProperties
  const half = items.indexOf(menu.middle) + 1
  const list = (part: ItemView[]) => (
    <ul className="items">
      {part.map((item) => (
        <Item
          key={item.id}
          item={item}
          isFavourite={menu.favourites.has(item.id)}
          onOpen={menu.open}
          onFavour={menu.favour}
        />
      ))}
    </ul>
  )

  return (
    <section id={category.anchor} style={rows}>
      <Heading lang={category.nameLang}>
        {number && <small aria-hidden="true">{String(number).padStart(2, '0')}</small>}
        {category.name}
      </Heading>
      {category.description && <p lang={category.descriptionLang}>{category.description}</p>}
      {half > 0 && list(items.slice(0, half))}
      {half > 0 && <AdSlot vendor={vendor} slot="middle" />}
      {half < items.length && list(items.slice(half))}
      {children}
    </section>
  )
}

type EmptyProps = { menu: Menu; noItems?: string; noMatch?: string }

/** Shown when the menu is empty or nothing on it matches; then one tap shows all of it again. */
export function EmptyText({ menu, noItems = words.noMenuItems, noMatch = words.noItemsFound }: EmptyProps) {
  if (menu.sections[0]) return null
  if (!menu.hasItems) return <p className="empty">{noItems}</p>

  const search = menu.choice.search.trim()
  return (
    <>
      <p className="empty">{noMatch}</p>
      <div className="no-match">
        {search && <p>{words.nothingFor(search)}</p>}
        <button type="button" onClick={() => menu.choose(noFilters)}>
          {words.wholeMenu}
        </button>
      </div>
    </>
  )
}
