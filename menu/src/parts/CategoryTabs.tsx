import type { MouseEvent } from 'react'
import { ALL } from './filter-items.ts'
import { LIST_ID } from './list-id.ts'
import type { Menu } from './use-menu.ts'

/** Plain links to the sections, so that they work before and without JavaScript; with it they choose. */
export function CategoryTabs({ menu, allLabel = 'All Items' }: { menu: Menu; allLabel?: string }) {
  const tabs = [{ id: ALL, name: allLabel, anchor: LIST_ID }, ...menu.categories]

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
