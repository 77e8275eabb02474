import { type MouseEvent, useRef } from 'react'
import { ALL } from '../app/filter-items.ts'
import type { Menu } from '../app/use-menu.ts'
import { type CategoryGroup, LIST_ID } from '../app/view-model.ts'
import { words } from '../app/words.ts'
import { Icon } from './icons.tsx'
import { useSectionInView } from './use-section-in-view.ts'

type Props = { menu: Menu; allLabel?: string; icons?: Record<CategoryGroup | typeof ALL, string> }

/**
 * Plain links to the sections, so that they work before and without JavaScript; with it they choose.
 * While all categories show, the mark follows the scrolling.
 */
export function CategoryTabs({ menu, allLabel = words.allItems, icons }: Props) {
  const all = { id: ALL, name: allLabel, anchor: LIST_ID, group: ALL, nameLang: undefined } as const
  const tabs = [all, ...menu.categories]
  const bar = useRef<HTMLElement>(null)
  const inView = useSectionInView(bar, menu.sections)
  const isFollowing = menu.isGrouped && inView !== null
  const isCurrent = (tab: (typeof tabs)[number]) =>
    isFollowing ? tab.anchor === inView : tab.id === menu.choice.category

  const choose = (event: MouseEvent<HTMLAnchorElement>, category: string) => {
    event.preventDefault()
    menu.choose({ category })
    showFromTop(event.currentTarget)
  }

  return (
    <nav ref={bar} className="tabs" aria-label={words.categories}>
      {tabs.map((tab) => (
        <a
          key={tab.id}
          href={`#${tab.anchor}`}
          lang={tab.nameLang}
          aria-current={isCurrent(tab) ? (isFollowing ? 'location' : 'true') : undefined}
          onClick={(event) => choose(event, tab.id)}
        >
          {icons && <Icon d={icons[tab.group]} />}
          {tab.name}
        </a>
      ))}
    </nav>
  )
}

/** Scrolls the chosen tab into view, and the list back to its top. */
function showFromTop(tab: HTMLElement) {
  tab.scrollIntoView({ block: 'nearest', inline: 'center' })

  const list = tab.ownerDocument.getElementById(LIST_ID)
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView()
}
