import type { ItemView } from '../app/view-model.ts'
import { dietWords } from './diet-words.ts'

/** In the sheet of a dish; its diets are among the badges. */
export function Marks({ item: { allergens } }: { item: ItemView }) {
  const names = allergens.map((allergen) => dietWords.allergens[allergen])

  return (
    <div className="marks">
      {names[0] && <p>{dietWords.contains(names.join(', '))}</p>}
      <p className="own-words">{dietWords.ownWords}</p>
    </div>
  )
}
