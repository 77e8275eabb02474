import type { Menu } from '../app/use-menu.ts'
import type { VendorView } from '../app/view-model.ts'
import { AdSlot } from './AdSlot.tsx'
import { Footer } from './Footer.tsx'
import { ItemSheet } from './ItemSheet.tsx'
import { Logo } from './Logo.tsx'
import { ScrollToTop } from './ScrollToTop.tsx'
import { SlipBar } from './SlipSlot.tsx'

type Props = {
  vendor: VendorView
  menu: Menu
  /** Pixels of scroll before there is a way back to the top. */
  topAfter?: number
}

/** What every template renders after its items, and what is shown above them. */
export function MenuEnd({ vendor, menu, topAfter }: Props) {
  return (
    <>
      <Footer vendor={vendor} />
      <ScrollToTop after={topAfter} />
      <AdSlot vendor={vendor} slot="floating" />
      <ItemSheet menu={menu} />
      <SlipBar vendor={vendor} menu={menu} />
      <Splash vendor={vendor} />
    </>
  )
}

/** Hidden until show-splash.ts puts `splashing` on the page: it lies above a menu that is already painted. */
function Splash({ vendor }: { vendor: VendorView }) {
  return (
    <div className="splash" aria-hidden="true">
      <Logo vendor={vendor} size={96} />
      <b>{vendor.businessName}</b>
      <span>{vendor.tagline}</span>
    </div>
  )
}
