import { speakLater } from '../app/words.ts'
import { followMenu, type OpenMenu, type Show } from '../live/follow-menu.ts'
import { saveMenu } from '../offline/save-menu.ts'
import { addLateParts } from './add-late-parts.ts'
import { offerLanguage } from './offer-language.ts'

/** Everything that is fetched after hydration, as one file. */
export async function startLateParts(menu: OpenMenu, show: Show) {
  addLateParts(menu.page.vendor)
  await speakLater()
  offerLanguage(menu.page.vendor.id)
  followMenu(menu, show)
  // A browser that keeps nothing, such as one in private mode, shows the menu all the same.
  saveMenu().catch(() => {})
}
