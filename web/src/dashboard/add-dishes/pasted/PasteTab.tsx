import { checkBeforeAdding } from '@thela/words/dashboard/add-dishes/page'
import * as words from '@thela/words/dashboard/add-dishes/pasted'
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
          label={words.yourList}
          hint={words.hint}
          rows={12}
          maxLength={MAX_TEXT_CHARS}
          placeholder={words.example}
          value={pasted.text}
          onChange={({ target }) => pasted.setText(target.value)}
        />
        <Button
          type="submit"
          size="lg"
          wide
          busy={pasted.isReading}
          busyLabel={words.reading}
          disabled={pasted.text.trim() === ''}
        >
          {words.readTheList}
        </Button>
        <p className="text-ink-soft text-sm">{checkBeforeAdding}</p>
      </form>
    </Card>
  )
}

/** Longer than a menu of 2,000 items. */
const MAX_TEXT_CHARS = 200_000
