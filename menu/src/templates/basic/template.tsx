import { AdSlot } from '../../parts/AdSlot.tsx'
import { CategoryTabs } from '../../parts/CategoryTabs.tsx'
import { MenuEnd } from '../../parts/MenuEnd.tsx'
import { MenuSections } from '../../parts/MenuSections.tsx'
import type { TemplateCode, TemplateProps } from '../template.ts'
import { CardHead } from './CardHead.tsx'
import alive from './interactive.css?inline'
import { MenuLine } from './MenuLine.tsx'
import { TickBoxes } from './TickBoxes.tsx'

/** A printed menu card on a checked tablecloth. */
function Basic({ vendor, menu }: TemplateProps) {
  return (
    <>
      <CardHead vendor={vendor} />
      <main>
        {menu.hasItems && <TickBoxes menu={menu} />}
        {menu.hasItems && <CategoryTabs menu={menu} />}
        <MenuSections vendor={vendor} menu={menu} Item={MenuLine} />
        <AdSlot vendor={vendor} place="bottom" />
      </main>
      <MenuEnd vendor={vendor} menu={menu} topAfter={400} />
    </>
  )
}

export const basic: TemplateCode = {
  Component: Basic,
  hidesUnavailable: false,
  preparationTime: '5-10 min',
  aliveStyles: alive,
}
