import { AdSlot } from '../../parts/AdSlot.tsx'
import { CategoryTabs } from '../../parts/CategoryTabs.tsx'
import { Controls } from '../../parts/Controls.tsx'
import { Footer } from '../../parts/Footer.tsx'
import { ItemSheet } from '../../parts/ItemSheet.tsx'
import { ScrollToTop } from '../../parts/ScrollToTop.tsx'
import type { TemplateCode, TemplateProps } from '../template.ts'
import { Header } from './Header.tsx'
import { ItemList } from './ItemList.tsx'

function DefaultLayout({ vendor, menu }: TemplateProps) {
  return (
    <>
      <Header vendor={vendor} />
      <main>
        {menu.hasItems && <Controls menu={menu} />}
        {menu.hasItems && <CategoryTabs menu={menu} />}
        <div className="column">
          <AdSlot vendor={vendor} place="top" />
          <ItemList vendor={vendor} menu={menu} />
          <AdSlot vendor={vendor} place="bottom" />
        </div>
      </main>
      <Footer vendor={vendor} />
      <ScrollToTop />
      <AdSlot vendor={vendor} place="floating" />
      <ItemSheet menu={menu} />
    </>
  )
}

export const defaultLayout: TemplateCode = {
  Component: DefaultLayout,
  hidesUnavailable: true,
  preparationTime: '5-10 min',
}
