import type { SaidOfItem } from '@thela/contract/menus/diets'
import { type ComponentType, useEffect, useState } from 'react'
import type { Menu } from '../app/use-menu.ts'
import type { ItemView } from '../app/view-model.ts'
import { words } from '../app/words.ts'
import type { DietParts } from '../diet/load-diets.tsx'

/** The code and words of diets and allergens: only menus with such marks need them. */
export const loadDiets = (use: (parts: DietParts) => void) =>
  import('../diet/load-diets.tsx').then((file) => file.loadDiets()).then(use, () => {})

export const isMarked = ({ diets, allergens }: SaidOfItem) => diets[0] || allergens[0]

export const hasMarks = (menu: Menu) => menu.categories.some(({ items }) => items.some(isMarked))

/** Opens the sheet of diets and allergens; says how many are chosen. */
export const DietButton = ({ menu }: { menu: Menu }) =>
  hasMarks(menu) && (
    <div className="choices">
      <button
        type="button"
        className="toggle js"
        aria-haspopup="dialog"
        onClick={() => loadDiets(({ DietSheet }) => menu.setSheet(() => DietSheet))}
      >
        {words.diets}
        {menu.choice.diets && ` (${menu.choice.diets.names.size})`}
      </button>
    </div>
  )

/** What the stall says of an item. */
export function ItemMarks({ item }: { item: ItemView }) {
  const [Marks, setMarks] = useState<ComponentType<{ item: ItemView }> | null>(null)

  useEffect(() => {
    loadDiets((parts) => setMarks(() => parts.Marks))
  }, [])

  return Marks && <Marks item={item} />
}
