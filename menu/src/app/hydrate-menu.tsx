import type { PublicVendor } from '@thela/contract/menus/page-data'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Tracker } from '../boot/track.ts'
import type { PageScript } from '../codec/page-script.ts'
import { readPageScript } from '../codec/read-page-script.ts'
import { type FillSlot, FillSlotContext } from '../parts/AdSlot.tsx'
import type { TemplateCode } from '../templates/template.ts'
import { addInteractiveStyles } from './interactive-styles.ts'
import { MenuApp } from './MenuApp.tsx'
import { sourcesIn } from './page-sources.ts'
import { TrackingContext } from './use-menu.ts'

type Parts = {
  root: HTMLElement
  script: PageScript
  code: TemplateCode
  tracker: Tracker
  takeTaps: () => HTMLElement[]
}

export async function hydrateMenu({ root, script, code, tracker, takeTaps }: Parts) {
  const { page, isShown } = await readPageScript(script, code, sourcesIn(root))
  addInteractiveStyles(document, code)

  // From here on React listens itself.
  const taps = takeTaps()
  const app = (
    <TrackingContext value={tracker}>
      <WithAds vendor={page.vendor}>
        <MenuApp page={page} siteName={script.siteName} code={code} />
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

/** Fetches the code of ads when the menu is alive already: nobody waits for it, and nobody without ads loads it. */
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

/** Does what the customer tapped while nobody listened; after the menu, which first reads what the phone has kept. */
function ReplayTaps({ taps }: { taps: HTMLElement[] }) {
  useEffect(() => {
    for (const tap of taps.splice(0)) tap.click()
  }, [taps])
  return null
}
