import { AdSlot } from '../../parts/AdSlot.tsx'
import { CategoryTabs } from '../../parts/CategoryTabs.tsx'
import { Controls } from '../../parts/Controls.tsx'
import { MenuEnd } from '../../parts/MenuEnd.tsx'
import { MenuSections } from '../../parts/MenuSections.tsx'
import type { TemplateCode, TemplateProps } from '../template.ts'
import { ItemLabel } from './ItemLabel.tsx'
import alive from './interactive.css?inline'
import { Title } from './Title.tsx'

/** A gallery wall: much white, large light letters, one line to a dish. */
function ModernMinimal({ vendor, menu }: TemplateProps) {
  return (
    <>
      <Title vendor={vendor} />
      <main>
        {menu.hasItems && <Controls menu={menu} />}
        {menu.hasItems && <CategoryTabs menu={menu} />}
        <MenuSections vendor={vendor} menu={menu} Item={ItemLabel} />
        <AdSlot vendor={vendor} place="bottom" />
      </main>
      <MenuEnd vendor={vendor} menu={menu} />
    </>
  )
}

export const modernMinimal: TemplateCode = {
  Component: ModernMinimal,
  hidesUnavailable: false,
  preparationTime: '5-10 min',
  aliveStyles: alive,
}
