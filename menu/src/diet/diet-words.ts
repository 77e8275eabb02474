import type * as english from '@thela/words/menu-diet'
import type { Texts } from '../app/words.ts'

/** `words/<language>/menu-diet.ts` */
export type DietWords = Texts<typeof english>

const languages = import.meta.glob<DietWords>('../../../words/*/menu-diet.ts')

export let dietWords: DietWords

export async function speakDiets(language: string) {
  dietWords = await (languages[`../../../words/${language}/menu-diet.ts`] as () => Promise<DietWords>)()
}
