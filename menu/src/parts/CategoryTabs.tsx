import type { MouseEvent, ReactNode } from 'react'
import { ALL } from '../app/filter-items.ts'
import type { Menu } from '../app/use-menu.ts'
import { type CategoryGroup, LIST_ID } from '../app/view-model.ts'

type Props = { menu: Menu; allLabel?: string; icons?: Record<CategoryGroup | typeof ALL, ReactNode> }

/** Plain links to the sections, so that they work before and without JavaScript; with it they choose. */
export function CategoryTabs({ menu, allLabel = 'All Items', icons }: Props) {
  const all = { id: ALL, name: allLabel, anchor: LIST_ID, group: ALL } as const
  const tabs = [all, ...menu.categories]

  const choose = (event: MouseEvent<HTMLAnchorElement>, category: string) => {
    event.preventDefault()
    menu.choose({ category })
    showFromTop(event.currentTarget)
  }

  return (
    <nav className="tabs" aria-label="Categories">
      {tabs.map((tab) => (
        <a
          key={tab.id}
          href={`#${tab.anchor}`}
          aria-current={tab.id === menu.choice.category ? 'true' : undefined}
          onClick={(event) => choose(event, tab.id)}
        >
          {icons?.[tab.group]}
          {tab.name}
        </a>
      ))}
    </nav>
  )
}

/** The chosen tab comes into sight, and a list that was scrolled starts from its top again. */
function showFromTop(tab: HTMLElement) {
  tab.scrollIntoView({ block: 'nearest', inline: 'center' })

  const list = tab.ownerDocument.getElementById(LIST_ID)
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView()
}
