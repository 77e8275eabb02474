import type { ReactNode } from 'react'
import type { Menu } from '../app/use-menu.ts'
import type { VendorView } from '../app/view-model.ts'
import { AdSlot } from './AdSlot.tsx'
import { Footer } from './Footer.tsx'
import { ItemSheet } from './ItemSheet.tsx'
import { ScrollToTop } from './ScrollToTop.tsx'
import { Splash } from './Splash.tsx'

type Props = {
  vendor: VendorView
  menu: Menu
  /** Pixels of scroll before there is a way back to the top. */
  topAfter?: number
  /** More for the sheet of an opened dish. */
  children?: ReactNode
}

/** What every template has after its dishes, and above them. */
export function MenuEnd({ vendor, menu, topAfter, children }: Props) {
  return (
    <>
      <Footer vendor={vendor} />
      <ScrollToTop after={topAfter} />
      <AdSlot vendor={vendor} place="floating" />
      <ItemSheet menu={menu}>{children}</ItemSheet>
      <Splash vendor={vendor} />
    </>
  )
}
