import type { MenuPage } from '@thela/contract/menus/page-data'
import type { OpeningHours } from '@thela/contract/vendors/open-state'
import { flushSync } from 'react-dom'
import { sourcesIn } from '../app/page-sources.ts'
import { laterWords } from '../app/words.ts'
import type { PageScript } from '../codec/page-script.ts'
import { readPageScript } from '../codec/read-page-script.ts'
import { hideUnavailable, type TemplateCode } from '../templates/template.ts'
import { askWhileVisible } from './ask-while-visible.ts'
import { describeChanges, listChanges } from './list-changes.ts'
import { showChanges } from './show-changes.ts'

export type OpenMenu = {
  root: HTMLElement
  script: PageScript
  code: TemplateCode
  page: MenuPage
}

export type Show = (page: MenuPage) => void

declare global {
  interface WindowEventMap {
    /** The dishes of the page have changed: for an uploaded template, whose code is loaded apart from this. */
    menuchange: CustomEvent<MenuPage>
    /** The vendor is not there any more. */
    menugone: Event
  }
}

/** Shows whether the stall is open by other hours, and returns what it says. */
type ChangeHours = (hours: OpeningHours) => string | null

/**
 * Asks for the dishes of an open menu again and again, and shows what changes. Of the vendor only whether they are
 * closed today; everything else and the design stay (DEC-289).
 */
export function followMenu({ root, script, code, page }: OpenMenu, show: Show, changeHours: ChangeHours) {
  const announce = addStatus()
  // An uploaded template decides itself whether to show sold-out items.
  const ask = makeQuestion(page, script.frame ? { hidesUnavailable: false } : code)
  let shown = page

  askWhileVisible(async () => {
    const next = await ask()
    sayUpToDate()
    const changes = next && listChanges(shown.categories, next.categories)
    if (!next || (!changes && next.vendor.closedUntil === shown.vendor.closedUntil)) return

    shown = next
    let hours: string | null = null
    await showChanges(root, changes?.goneNames ?? new Set(), () => {
      flushSync(() => show(next))
      hours = changeHours(next.vendor)
    })
    announce(changes ? describeChanges(changes) : (hours ?? laterWords.menuChanged))
    dispatchEvent(new CustomEvent('menuchange', { detail: next }))
  })
}

/** Above a menu that was shown without signal. */
function sayUpToDate() {
  const line = document.getElementById('saved')
  if (line) line.textContent = laterWords.onlineAgain
}

/** A screen reader reads what is written into it, when it has nothing else to say. */
function addStatus() {
  const status = document.createElement('p')
  status.className = 'sr'
  status.setAttribute('role', 'status')
  document.body.append(status)
  return (text: string) => {
    status.textContent = text
  }
}

const ANSWER_TIMEOUT_MS = 10_000

/**
 * Requests the page itself, as a browser does that comes back: the menu when it has changed, null when the server
 * says that it has not. The first time the browser adds the tag of its own copy.
 */
function makeQuestion(page: MenuPage, code: Pick<TemplateCode, 'hidesUnavailable'>) {
  let etag: string | null = null

  return async () => {
    const aborter = new AbortController()
    const timer = setTimeout(() => aborter.abort(), ANSWER_TIMEOUT_MS)
    const known: RequestInit = etag
      ? { cache: 'no-store', headers: { 'if-none-match': etag } }
      : { cache: 'no-cache' }
    try {
      const answer = await fetch(location.href, { ...known, signal: aborter.signal })
      if (answer.status === 304) return null
      if (answer.status === 404) dispatchEvent(new Event('menugone'))
      if (!answer.ok) throw new Error(`The menu answered ${answer.status}`)

      const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
      const nextTag = answer.headers.get('etag')
      const { categories, vendor } = await readPage(next, page, nextTag)
      etag = nextTag
      const { closedUntil = null } = vendor
      return hideUnavailable({ ...page, vendor: { ...page.vendor, closedUntil }, categories }, code)
    } finally {
      clearTimeout(timer)
    }
  }
}

/** A page of another version of our program may be packed in another way: then the menu is fetched as plain data. */
async function readPage(next: Document, { vendor }: MenuPage, version: string | null) {
  const script: PageScript = JSON.parse(next.getElementById('page')?.textContent ?? '')
  const sources = sourcesIn(next)
  if (entryOf(next) === entryOf(document))
    return (await readPageScript(script, { hidesUnavailable: false }, sources)).page
  return sources.fetchMenu(vendor.id, encodeURIComponent(version ?? ''))
}

const entryOf = (page: Document) => page.querySelector('script[type=module]')?.getAttribute('src')
