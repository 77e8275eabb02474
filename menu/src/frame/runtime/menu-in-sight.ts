import type { TemplateData } from '../template-data.ts'
import { originalGetter, uncurryThis } from './intrinsics.ts'
import { isTextInSight } from './text-in-sight.ts'

const html = document.documentElement
const walk = document.createTreeWalker.bind(document)
const next = uncurryThis(TreeWalker.prototype.nextNode)
const dataOf = originalGetter(CharacterData.prototype, 'data')
const lower = uncurryThis(String.prototype.toLowerCase)
const trim = uncurryThis(String.prototype.trim)
const includes = uncurryThis(String.prototype.includes as (part: string) => boolean)
const add = uncurryThis(Set.prototype.add as (this: Set<string>, name: string) => unknown)
const has = uncurryThis(Set.prototype.has)
const clear = uncurryThis(Set.prototype.clear)
const each = uncurryThis(Set.prototype.forEach as (this: Set<string>, work: (name: string) => void) => void)

/** All names of the menu, and the first few: only those are also searched inside longer texts, which takes longer. */
const names = new Set<string>()
const firstNames = new Set<string>()
const { SHOW_TEXT } = NodeFilter
const MAX_SEARCHED_NAMES = 40
const MAX_TEXT_NODES = 5000
let wasTouched = false

for (const kind of ['pointerdown', 'keydown']) {
  addEventListener(
    kind,
    (event) => {
      if (event.isTrusted) wasTouched = true
    },
    true,
  )
}

/** The names of which one must be visible: items, categories, or in an empty menu the vendor's name. */
export function setExpectedNames({ vendorConfig, menuItems }: TemplateData) {
  const { businessName, categories } = vendorConfig
  clear(names)
  clear(firstNames)
  for (let at = 0; at < menuItems.length; at++) addExpectedName(menuItems[at]?.name, at)
  for (let at = 0; at < categories.length; at++) addExpectedName(categories[at]?.name, at)
  if (menuItems.length === 0) addExpectedName(businessName, 0)
}

function addExpectedName(name: string | undefined, at: number) {
  const wanted = lower(trim(name ?? ''))
  if (wanted === '') return
  add(names, wanted)
  if (at < MAX_SEARCHED_NAMES) add(firstNames, wanted)
}

/**
 * Whether a customer can read something of the menu here. After their first touch the template may show any text, such
 * as that a search found nothing.
 */
export function isMenuInSight({ isShown }: { isShown: boolean }) {
  const texts = walk(html, SHOW_TEXT)
  for (let count = 0; count < MAX_TEXT_NODES; count++) {
    const node = next(texts) as Text | null
    if (!node) return false
    if (isExpected(lower(trim(dataOf(node)))) && isTextInSight(node, { isShown })) return true
  }
  return false
}

function isExpected(text: string) {
  if (text === '') return false
  if (wasTouched || has(names, text)) return true

  let isNamed = false
  each(firstNames, (name) => {
    isNamed ||= includes(text, name)
  })
  return isNamed
}
