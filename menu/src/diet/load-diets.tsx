import type { ItemView } from '../app/view-model.ts'
import { DietSheet } from './DietSheet.tsx'
import styles from './diet.css?inline'
import { dietWords, speakDiets } from './diet-words.ts'

let isStyled = false

/** The parts of diets and allergens, in the words of the page. */
export async function loadDiets() {
  await speakDiets(document.documentElement.lang)
  if (!isStyled) addStyles()
  isStyled = true
  return { DietSheet, Marks, dietWords }
}

/** First in the head, so that the template's own styles win. */
function addStyles() {
  const style = document.createElement('style')
  style.media = 'screen'
  style.textContent = styles
  document.head.prepend(style)
}

/** In the sheet of a dish; its diets are among the badges. */
function Marks({ item: { allergens } }: { item: ItemView }) {
  const names = allergens.map((allergen) => dietWords.allergens[allergen])

  return (
    <div className="marks">
      {names[0] && <p>{dietWords.contains(names.join(', '))}</p>}
      <p className="own-words">{dietWords.ownWords}</p>
    </div>
  )
}

export type DietParts = Awaited<ReturnType<typeof loadDiets>>
