import { startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Tracker } from '../boot/track.ts'
import type { PageScript } from '../codec/page-script.ts'
import { readPageScript } from '../codec/read-page-script.ts'
import type { TemplateCode } from '../templates/template.ts'
import { addAliveStyles } from './interactive-styles.ts'
import { MenuApp } from './MenuApp.tsx'
import { sourcesIn } from './page-sources.ts'
import { TrackingContext } from './tracking-context.ts'
import { WithAds } from './WithAds.tsx'

type Parts = {
  root: HTMLElement
  script: PageScript
  code: TemplateCode
  tracker: Tracker
  takeTaps: () => HTMLElement[]
}

export async function hydrateMenu({ root, script, code, tracker, takeTaps }: Parts) {
  const { page, isShown } = await readPageScript(script, code, sourcesIn(root))
  addAliveStyles(document, code)

  // From here on React listens itself.
  const taps = takeTaps()
  const app = (
    <TrackingContext value={tracker}>
      <WithAds vendor={page.vendor}>
        <MenuApp page={page} siteName={script.siteName} code={code} />
      </WithAds>
      <Alive taps={taps} />
    </TrackingContext>
  )

  // A transition is hydrated in slices, so that scrolling never waits for it.
  startTransition(() => {
    if (isShown) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
}

/** Does what the customer tapped while nobody listened; after the menu, which first reads what the phone has kept. */
function Alive({ taps }: { taps: HTMLElement[] }) {
  useEffect(() => {
    for (const tap of taps.splice(0)) tap.click()
  }, [taps])
  return null
}
