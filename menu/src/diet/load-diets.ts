import { DietSheet } from './DietSheet.tsx'
import styles from './diet.css?inline'
import { speakDiets } from './diet-words.ts'
import { Marks } from './Marks.tsx'

let isStyled = false

/** The parts of diets and allergens, in the words of the page. */
export async function loadDiets() {
  await speakDiets(document.documentElement.lang)
  if (!isStyled) addStyles()
  isStyled = true
  return { DietSheet, Marks }
}

/** First in the head, so that the template's own styles win. */
function addStyles() {
  const style = document.createElement('style')
  style.media = 'screen'
  style.textContent = styles
  document.head.prepend(style)
}

export type DietParts = Awaited<ReturnType<typeof loadDiets>>
