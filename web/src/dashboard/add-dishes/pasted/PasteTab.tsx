import { Button } from '../../../ui/button/Button.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { UnsavedChangesGuard } from '../../UnsavedChangesGuard.tsx'
import { PastedTable } from './PastedTable.tsx'
import { type Pasted, usePasted } from './use-pasted.ts'

/** A list as people write it, then a table of what was understood. */
export function PasteTab() {
  const pasted = usePasted('pasted')

  return (
    <>
      <UnsavedChangesGuard isDirty={!pasted.isKept && pasted.text !== ''} />
      {pasted.rows ? <PastedTable rows={pasted.rows} pasted={pasted} /> : <PasteForm pasted={pasted} />}
    </>
  )
}

export function PasteForm({ pasted }: { pasted: Pasted }) {
  return (
    <Card>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          pasted.read()
        }}
      >
        <TextArea
          label="Your list"
          hint="One dish in a line, with its price. A line of its own without a price is a heading. From a message, a note or a spreadsheet, in any script."
          rows={12}
          maxLength={MAX_TEXT_CHARS}
          placeholder={EXAMPLE}
          value={pasted.text}
          onChange={({ target }) => pasted.setText(target.value)}
        />
        <Button
          type="submit"
          size="lg"
          wide
          busy={pasted.isReading}
          busyLabel="Reading..."
          disabled={pasted.text.trim() === ''}
        >
          Read the list
        </Button>
        <p className="text-ink-soft text-sm">
          You can check and change everything before it is added to your menu.
        </p>
      </form>
    </Card>
  )
}

/** Longer than a menu of 2,000 items. */
const MAX_TEXT_CHARS = 200_000

const EXAMPLE = `Snacks
Vada pav 25
Samosa - 2 pcs ₹30
पानी पूरी ३०/-
Pav bhaji half 60 full 110

Drinks
Masala chai 15`
