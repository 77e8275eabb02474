import { AdSlot } from '../../parts/AdSlot.tsx'
import { CategoryTabs } from '../../parts/CategoryTabs.tsx'
import { Controls } from '../../parts/Controls.tsx'
import { MenuEnd } from '../../parts/MenuEnd.tsx'
import { MenuSections } from '../../parts/MenuSections.tsx'
import type { TemplateCode, TemplateProps } from '../template.ts'
import alive from './interactive.css?inline'
import { PaintedCard } from './PaintedCard.tsx'
import { SignBoard } from './SignBoard.tsx'

/** Painted like a lorry on the highway: sunbursts, thick outlines, stickers. */
function StreetFoodVibrant({ vendor, menu }: TemplateProps) {
  return (
    <>
      <SignBoard vendor={vendor} />
      <main>
        {menu.hasItems && <Controls menu={menu} />}
        {menu.hasItems && <CategoryTabs menu={menu} />}
        <MenuSections vendor={vendor} menu={menu} Item={PaintedCard} />
        <AdSlot vendor={vendor} place="bottom" />
      </main>
      <MenuEnd vendor={vendor} menu={menu} />
    </>
  )
}

export const streetFoodVibrant: TemplateCode = {
  Component: StreetFoodVibrant,
  hidesUnavailable: false,
  preparationTime: '5-10 min',
  aliveStyles: alive,
}
