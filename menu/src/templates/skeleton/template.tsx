import { AdSlot } from '../../parts/AdSlot.tsx'
import { CategoryTabs } from '../../parts/CategoryTabs.tsx'
import { Controls } from '../../parts/Controls.tsx'
import { MenuEnd } from '../../parts/MenuEnd.tsx'
import { MenuSections } from '../../parts/MenuSections.tsx'
import type { TemplateCode, TemplateProps } from '../template.ts'
import { Header } from './Header.tsx'
import { ItemCell } from './ItemCell.tsx'

/** Every part in its place and nothing else. Copy this folder to start a design of your own. */
function Skeleton({ vendor, menu }: TemplateProps) {
  return (
    <>
      <Header vendor={vendor} />
      <main>
        {menu.hasItems && <Controls menu={menu} />}
        {menu.hasItems && <CategoryTabs menu={menu} />}
        <MenuSections vendor={vendor} menu={menu} Item={ItemCell} />
        <AdSlot vendor={vendor} place="bottom" />
      </main>
      <MenuEnd vendor={vendor} menu={menu} />
    </>
  )
}

export const skeleton: TemplateCode = {
  Component: Skeleton,
  hidesUnavailable: true,
  preparationTime: '5-10 min',
}
