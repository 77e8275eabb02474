import type { MenuPage } from '@thela/contract/menus/page-data'
import { laterWords, speakLater, words } from '../app/words.ts'
import { dietList } from '../diet/diet-list.ts'
import { followMenu, type OpenMenu, type Show } from '../live/follow-menu.ts'
import { saveMenu } from '../offline/save-menu.ts'
import { isMarked, loadDiets } from '../parts/DietSlot.tsx'
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
  printDiets(page)
  addEventListener('menuchange', ({ detail }) => printDiets(detail))
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

const USUAL_PX = 16

/** At the end of the search box, where it moves nothing. */
async function addTextButton(root: HTMLElement) {
  const search = root.querySelector('.search')
  const { growText, setStoredSize, storedSize } = await import('../text-size/set-text-size.ts')
  // A phone with large letters needs their styles too.
  if (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) > USUAL_PX) setStoredSize()

  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'text-size'
  const field = search?.querySelector('input')
  // Centred words would move if room were made at one side.
  if (field && getComputedStyle(field).textAlign === 'center') button.classList.add('over')
  button.ariaLabel = laterWords.textSize(storedSize())
  const status = document.createElement('output')
  status.className = 'sr'
  button.addEventListener('click', () => {
    const text = laterWords.textSize(growText())
    button.ariaLabel = text
    status.textContent = text
  })
  search?.append(button, status)
}

/** Paper has no sheets: what dishes contain is listed below the menu, where print styles show it. */
function printDiets(page: MenuPage) {
  const old = document.getElementById('diets')
  if (!old && !page.categories.some(({ menuItems }) => menuItems.some(isMarked))) return

  loadDiets(({ dietWords }) => {
    const list = old ?? document.createElement('section')
    list.id = 'diets'
    list.hidden = true
    list.innerHTML = dietList(page, words.diets, dietWords)
    document.getElementById('menu')?.after(list)
  })
}
