import { type Allergen, allergens, type Diet, diets } from '@thela/contract/menus/diets'
import type { SheetProps } from '../app/use-menu.ts'
import { words } from '../app/words.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { chooseDiets, type Ticked, toggle } from './choose-diets.tsx'
import { dietWords } from './diet-words.ts'

/** What is ticked counts at once; the dishes behind the sheet follow. */
export function DietSheet({ menu: { categories, choice, choose, setSheet } }: SheetProps) {
  const chosen = choice.diets
  const items = categories.flatMap((category) => category.items)
  const ticked: Ticked = chosen ?? { names: new Set(), showsUnmarked: false }
  const count = chosen ? items.filter(chosen.allows).length : items.length
  const tick = (next: Ticked) => choose({ diets: chooseDiets(next) })
  const props = { ticked, onTick: (name: Diet | Allergen) => tick(toggle(ticked, name)) }

  return (
    <Dialog className="diet-sheet" label={words.diets} onClose={() => setSheet(null)}>
      <h2>{words.diets}</h2>
      <p className="own-words">{dietWords.ownWords}</p>
      <Boxes
        {...props}
        title={dietWords.only}
        names={diets.filter((diet) => items.some((item) => item.diets.includes(diet)))}
        labels={words.labels}
      />
      {items.some((item) => item.allergens[0]) && (
        <>
          <Boxes {...props} title={dietWords.hide} names={allergens} labels={dietWords.allergens} />
          <p className="own-words">{dietWords.notProven}</p>
          <label className="diet-box">
            <input
              type="checkbox"
              checked={ticked.showsUnmarked}
              disabled={!allergens.some((allergen) => ticked.names.has(allergen))}
              onChange={({ target }) => tick({ ...ticked, showsUnmarked: target.checked })}
            />
            {dietWords.showUnmarked}
          </label>
        </>
      )}
      <p role="status" className="diet-count">
        {dietWords.count(count, items.length)}
      </p>
      <div className="diet-end">
        <button type="button" disabled={!chosen} onClick={() => choose({ diets: null })}>
          {dietWords.clear}
        </button>
        <CloseButton />
      </div>
    </Dialog>
  )
}

type BoxesProps<Name extends Diet | Allergen> = {
  title: string
  names: readonly Name[]
  labels: Record<Name, string>
  ticked: Ticked
  onTick: (name: Name) => void
}

function Boxes<Name extends Diet | Allergen>({ title, names, labels, ticked, onTick }: BoxesProps<Name>) {
  return names[0] ? (
    <fieldset className="diet-boxes">
      <legend>{title}</legend>
      {names.map((name) => (
        <label key={name} className="diet-box">
          <input type="checkbox" checked={ticked.names.has(name)} onChange={() => onTick(name)} />
          {labels[name]}
        </label>
      ))}
    </fieldset>
  ) : null
}

/** As the cross does, which the dialog has itself. */
const CloseButton = () => (
  <button
    type="button"
    className="main"
    onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
  >
    {dietWords.show}
  </button>
)
