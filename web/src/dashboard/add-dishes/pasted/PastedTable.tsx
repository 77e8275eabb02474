import * as words from '@thela/words/dashboard/add-dishes/pasted'
import { FileQuestion } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { OtherLines } from './OtherLines.tsx'
import { PastedBar } from './PastedBar.tsx'
import { columns, PastedRow } from './PastedRow.tsx'
import { doubtsInWords, type PastedDish, type PastedRows } from './pasted-rows.ts'
import type { Pasted } from './use-pasted.ts'

type Props = { rows: PastedRows; pasted: Pasted }

/** What was understood: every cell can be changed, and what is doubtful is marked with the reason. */
export function PastedTable({ rows, pasted }: Props) {
  const { dishes, others } = rows
  const categories = [...new Set(dishes.map(({ category }) => category))]

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Summary dishes={dishes} pasted={pasted} />
      {dishes.length === 0 ? (
        <Card flush>
          <EmptyState
            icon={<FileQuestion />}
            title={words.noDishes}
            text={words.noDishesText}
            action={<Button onClick={pasted.backToText}>{words.changeText}</Button>}
          />
        </Card>
      ) : (
        <Card flush>
          <div
            aria-hidden
            className={`${columns} max-lg:hidden border-line border-b bg-sunken px-4 py-2 font-semibold text-ink-soft text-xs`}
          >
            <span>{words.name}</span>
            <span>{words.price}</span>
            <span>{words.mark}</span>
            <span>{words.category}</span>
          </div>
          <ul>
            {dishes.map((dish) => (
              <PastedRow
                key={dish.id}
                dish={dish}
                errors={pasted.errors[dish.id] ?? {}}
                onChange={pasted.update}
                onRemove={() => pasted.remove(dish)}
              />
            ))}
          </ul>
        </Card>
      )}
      <datalist id="pasted-categories">
        {categories.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {others.length > 0 && <OtherLines lines={others} onMakeDish={pasted.makeDish} />}
      {dishes.length > 0 && <PastedBar dishes={dishes} pasted={pasted} />}
    </div>
  )
}

function Summary({ dishes, pasted }: { dishes: PastedDish[]; pasted: Pasted }) {
  const [isAsking, setIsAsking] = useState(false)
  const doubtful = dishes.filter((dish) => doubtsInWords(dish).length > 0).length
  const unmarked = dishes.filter(({ mark }) => !mark).length

  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="min-w-0 flex-1 basis-60 text-pretty text-sm">
        {words.wereRead(dishes.length)} {doubtful > 0 && <strong>{words.needALook(doubtful)}</strong>}
        {pasted.isLibraryMissing && ` ${words.chooseMarks}`}
      </p>
      {unmarked > 0 && (
        <Button size="sm" variant="secondary" onClick={() => pasted.markOthers('veg')}>
          {unmarked === dishes.length ? words.allAreVeg : words.othersAreVeg}
        </Button>
      )}
      <Button size="sm" variant="secondary" onClick={() => setIsAsking(true)}>
        {words.changeText}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={words.backQuestion}
        description={words.backText}
        confirmLabel={words.goBack}
        onConfirm={pasted.backToText}
      />
    </div>
  )
}
