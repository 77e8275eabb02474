import { followMenu, type OpenMenu, type Show } from '../live/follow-menu.ts'
import { addLateParts } from './add-late-parts.ts'
import { offerLanguage } from './offer-language.ts'

/** Everything that is fetched after hydration, as one file. */
export function startLateParts(menu: OpenMenu, show: Show) {
  addLateParts(menu.page.vendor)
  offerLanguage(menu.page.vendor.id)
  followMenu(menu, show)
}
