import type { MenuItem } from '@thela/contract/menus/items'

export type Row = { id: string; heading: string; item?: undefined } | { id: string; item: MenuItem }

/** The lines of the list: items in their order, with a heading where a new category begins. */
export function rowsOf(items: readonly MenuItem[], { withHeadings }: { withHeadings: boolean }): Row[] {
  return items.flatMap((item, index) => {
    const begins = withHeadings && items[index - 1]?.categoryId !== item.categoryId
    const heading = { id: `heading-${item.categoryId}`, heading: item.category.name }

    return begins ? [heading, { id: item.id, item }] : [{ id: item.id, item }]
  })
}
