import { AdSlot } from '../../parts/AdSlot.tsx'
import { CategoryTabs } from '../../parts/CategoryTabs.tsx'
import { MenuEnd } from '../../parts/MenuEnd.tsx'
import { MenuSections } from '../../parts/MenuSections.tsx'
import type { TemplateCode, TemplateProps } from '../template.ts'
import { Course } from './Course.tsx'
import { FrontPage } from './FrontPage.tsx'
import aliveStyles from './interactive.css?inline'
import { OrderNow } from './OrderNow.tsx'
import { Wishes } from './Wishes.tsx'

/** A fine-dining evening: everything on one axis, on dark cloth, by candle light. */
function Luxury({ vendor, menu }: TemplateProps) {
  return (
    <>
      <FrontPage vendor={vendor} />
      <main>
        {menu.hasItems && <Wishes menu={menu} />}
        {menu.hasItems && <CategoryTabs menu={menu} allLabel="Our Collection" />}
        <MenuSections vendor={vendor} menu={menu} Item={Course} />
        <AdSlot vendor={vendor} place="bottom" />
        <OrderNow vendor={vendor} />
      </main>
      <MenuEnd vendor={vendor} menu={menu} />
    </>
  )
}

export const luxury: TemplateCode = {
  Component: Luxury,
  hidesUnavailable: true,
  preparationTime: '5-10 min',
  aliveStyles,
}
