import type { MenuPage, PublicVendor } from '@thela/contract/menus/page-data'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Tracker } from '../boot/track.ts'
import type { PageScript } from '../codec/page-script.ts'
import { readPageScript } from '../codec/read-page-script.ts'
import { type FillSlot, FillSlotContext } from '../parts/AdSlot.tsx'
import { SlipContext, type SlipParts } from '../parts/SlipSlot.tsx'
import type { TemplateCode } from '../templates/template.ts'
import { leaveEntry } from './close-on-back.ts'
import { addInteractiveStyles } from './interactive-styles.ts'
import { MenuApp } from './MenuApp.tsx'
import { sourcesIn } from './page-sources.ts'
import { TrackingContext } from './use-sections.ts'
import { type MenuWords, speak } from './words.ts'

type Parts = {
  root: HTMLElement
  script: PageScript
  code: TemplateCode
  words: MenuWords
  tracker: Tracker
  takeTaps: () => HTMLElement[]
}

export async function hydrateMenu({ root, script, code, words, tracker, takeTaps }: Parts) {
  speak(words)
  const { page, isShown } = await readPageScript(script, code, sourcesIn(root))
  addInteractiveStyles(document, code)
  leaveEntry()

  // From here on React handles taps.
  const taps = takeTaps()
  const menu = { root, script, code, page }
  const app = (
    <TrackingContext value={tracker}>
      <WithAds vendor={page.vendor}>
        <WithSlip menu={menu}>
          <LiveMenu menu={menu} />
        </WithSlip>
      </WithAds>
      <ReplayTaps taps={taps} />
    </TrackingContext>
  )

  // A transition is hydrated in slices, so that scrolling never waits for it.
  startTransition(() => {
    if (isShown) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
}

type LiveProps = { menu: Pick<Parts, 'root' | 'script' | 'code'> & { page: MenuPage } }

/** The menu with its changes; what asks for them is fetched after hydration, with the styles of what shows late. */
function LiveMenu({ menu }: LiveProps) {
  const [page, show] = useState(menu.page)

  useEffect(() => {
    import('../later/start-late-parts.ts')
      .then(({ startLateParts }) => startLateParts(menu, show))
      .catch(() => {})
  }, [menu])

  return <MenuApp page={page} siteName={menu.script.siteName} code={menu.code} />
}

/** Fetches the code of ads after hydration: nothing waits for it, and menus without ads never load it. */
function WithAds({ vendor, children }: { vendor: PublicVendor; children: ReactNode }) {
  const [fillSlot, setFillSlot] = useState<FillSlot | null>(null)

  useEffect(() => {
    if (!vendor.showAds) return
    import('../ads/fill-slots.tsx')
      .then(({ fillSlots }) => fillSlots(vendor))
      .then(
        (fill) => setFillSlot(() => fill),
        () => {},
      )
  }, [vendor])

  return <FillSlotContext value={fillSlot}>{children}</FillSlotContext>
}

/** Fetches the code of order slips after hydration; menus without one never load it. */
function WithSlip({ menu, children }: LiveProps & { children: ReactNode }) {
  const [slip, setSlip] = useState<SlipParts | null>(null)

  useEffect(() => {
    const { root, script, code, page } = menu
    if (!code.hasCart && !page.vendor.orderSlip) return
    import('../slip/start-slip.ts').then(
      ({ startSlip }) => setSlip(startSlip(root, script.templateId)),
      () => {},
    )
  }, [menu])

  return <SlipContext value={slip}>{children}</SlipContext>
}

/** Repeats the taps made before hydration; after the menu has read what is stored on the phone. */
function ReplayTaps({ taps }: { taps: HTMLElement[] }) {
  useEffect(() => {
    for (const tap of taps.splice(0)) tap.click()
  }, [taps])
  return null
}
