import type { TemplateData } from '../template-data.ts'
import { getterOf, uncurry } from './intrinsics.ts'
import { isTextInSight } from './text-in-sight.ts'

const html = document.documentElement
const walk = document.createTreeWalker.bind(document)
const next = uncurry(TreeWalker.prototype.nextNode)
const dataOf = getterOf(CharacterData.prototype, 'data')
const lower = uncurry(String.prototype.toLowerCase)
const trim = uncurry(String.prototype.trim)
const includes = uncurry(String.prototype.includes as (part: string) => boolean)
const add = uncurry(Set.prototype.add as (this: Set<string>, name: string) => unknown)
const has = uncurry(Set.prototype.has)
const clear = uncurry(Set.prototype.clear)
const each = uncurry(Set.prototype.forEach as (this: Set<string>, work: (name: string) => void) => void)

/** All names of the menu, and the first few: a name may stand inside a longer text, and not all can be searched there. */
const names = new Set<string>()
const firstNames = new Set<string>()
const { SHOW_TEXT } = NodeFilter
const MOST_SEARCHED = 40
const MOST_TEXTS = 5000
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

/** Which words must be seen: a dish, a category, or in an empty menu the vendor's name. */
export function expectMenu({ vendorConfig, menuItems }: TemplateData) {
  const { businessName, categories } = vendorConfig
  clear(names)
  clear(firstNames)
  for (let at = 0; at < menuItems.length; at++) expectName(menuItems[at]?.name, at)
  for (let at = 0; at < categories.length; at++) expectName(categories[at]?.name, at)
  if (menuItems.length === 0) expectName(businessName, 0)
}

function expectName(name: string | undefined, at: number) {
  const wanted = lower(trim(name ?? ''))
  if (wanted === '') return
  add(names, wanted)
  if (at < MOST_SEARCHED) add(firstNames, wanted)
}

/**
 * Whether a customer can read something of the menu here. Once they have touched the design it may show any text, such
 * as that a search found nothing.
 */
export function isMenuInSight({ isShown }: { isShown: boolean }) {
  const texts = walk(html, SHOW_TEXT)
  for (let count = 0; count < MOST_TEXTS; count++) {
    const node = next(texts) as Text | null
    if (!node) return false
    if (isWanted(lower(trim(dataOf(node)))) && isTextInSight(node, { isShown })) return true
  }
  return false
}

function isWanted(text: string) {
  if (text === '') return false
  if (wasTouched || has(names, text)) return true

  let isNamed = false
  each(firstNames, (name) => {
    isNamed ||= includes(text, name)
  })
  return isNamed
}
