import { speakLater } from '../app/words.ts'
import { followMenu, type OpenMenu, type Show } from '../live/follow-menu.ts'
import { saveMenu } from '../offline/save-menu.ts'
import { isMarked, loadDiets } from '../parts/DietSlot.tsx'
import { addTextButton } from '../text-size/add-text-button.ts'
import { addLateParts } from './add-late-parts.ts'
import { offerLanguage } from './offer-language.ts'
import { showOpenState } from './show-open-state.ts'

/** Everything that is fetched after hydration, as one file. */
export async function startLateParts(menu: OpenMenu, show: Show) {
  addLateParts(menu.page.vendor)
  await speakLater()
  offerLanguage(menu.page.vendor.id)
  linkManifest(menu.page.vendor.id)
  // Without signal a file may be missing on the phone: then its button is.
  addTextButton(menu.root).catch(() => {})
  if (globalThis.speechSynthesis)
    import('../read-aloud/offer-reading.ts').then((file) => file.offerReading(menu.root)).catch(() => {})
  const { root, page, script } = menu
  const changeHours = showOpenState({ root, hours: page.vendor, timeZone: script.timeZone })
  followMenu(menu, show, changeHours)
  if (page.categories.some(({ menuItems }) => menuItems.some(isMarked))) loadDiets(() => {})
  // A browser that keeps nothing, such as one in private mode, shows the menu all the same.
  saveMenu().catch(() => {})
}

/** Lets a phone put the menu on its home screen. Nothing of it is in the page: no dish waits for it (DEC-329). */
function linkManifest(vendorId: string) {
  const address = `/api/public/vendor/${vendorId}`
  addLink('manifest', `${address}/manifest?lang=${document.documentElement.lang}`)
  addLink('apple-touch-icon', `${address}/icon/any-192`)
}

function addLink(rel: string, href: string) {
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  document.head.append(link)
}
