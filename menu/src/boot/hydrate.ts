import type { PageScript } from '../codec/page-script.ts'
import { readVendor } from '../codec/read-page-script.ts'
import { templateCode } from '../templates/template-code.ts'
import { goBackOnTap } from './go-back-on-tap.ts'
import { keepTaps } from './keep-taps.ts'
import { showSplash } from './show-splash.ts'
import { makeTracker } from './track.ts'
import { idleOrTouched, painted } from './wait.ts'

const root = document.getElementById('menu')
if (root) bringToLife(root, JSON.parse(document.getElementById('page')?.textContent ?? ''))
else goBackOnTap()

/** The menu can be read already: everything here happens after the paint and in no hurry. */
async function bringToLife(root: HTMLElement, script: PageScript) {
  const takeTaps = keepTaps(root)
  await painted()

  const tracker = makeTracker(readVendor(script))
  tracker.visit(location.search)
  showSplash(script.splashMs)
  const { frame } = script
  if (frame) import('../frame/show-frame.ts').then(({ showFrame }) => showFrame(script, frame, tracker))
  await idleOrTouched()

  const [{ hydrateMenu }, code] = await Promise.all([
    import('../app/hydrate-menu.tsx'),
    templateCode[script.templateId]?.(),
  ])
  if (code) await hydrateMenu({ root, script, code, tracker, takeTaps })
}
