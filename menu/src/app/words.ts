import type * as english from '@thela/words/menu'
import type * as englishLater from '@thela/words/menu-later'

/** The words of a menu in one language, `words/<language>/menu.ts`. */
export type MenuWords = Texts<Omit<typeof english, 'later'>> & { later: () => Promise<LaterWords> }
export type LaterWords = Texts<typeof englishLater>

export type Texts<English> = { [Name in keyof English]: Kind<English[Name]> }
type Kind<English> = English extends string
  ? string
  : English extends (...given: infer Given) => string
    ? (...given: Given) => string
    : Texts<English>

/** Of the menu that is being rendered: the server renders one after the other, and a browser shows one. */
export let words: MenuWords

export function speak(spoken: MenuWords) {
  words = spoken
}

/** What is needed once a menu can be used. */
export let laterWords: LaterWords

export async function speakLater() {
  laterWords = await words.later()
}
