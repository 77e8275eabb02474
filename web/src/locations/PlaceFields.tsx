import * as words from '@thela/words/locations'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { Control, FieldValues } from 'react-hook-form'
import { usePlace } from './LocationFields.tsx'
import { LocationPicker } from './LocationPicker.tsx'
import { PlaceSearch } from './PlaceSearch.tsx'
import { levels } from './place.ts'

type Props<Form extends FieldValues, Output> = { control: Control<Form, unknown, Output> }

/** One field that finds a place by its name, and the four lists for whoever wants them or still has to choose. */
export function PlaceFields<Form extends FieldValues, Output>({ control }: Props<Form, Output>) {
  const [isOpened, setIsOpened] = useState(false)
  const listsId = useId()
  const { value, onChange, errors, refs } = usePlace(control)
  const isIncomplete = value.state !== '' && value.area === ''
  const mustShow = isIncomplete || levels.some((level) => errors[level])
  // Once shown, the lists stay until they are closed: somebody may be choosing in them.
  if (mustShow && !isOpened) setIsOpened(true)

  return (
    <div className="grid gap-3">
      <PlaceSearch value={value} onChange={onChange} />
      {!mustShow && (
        <button
          type="button"
          aria-expanded={isOpened}
          aria-controls={listsId}
          onClick={() => setIsOpened(!isOpened)}
          className="flex min-h-control-sm items-center gap-1.5 justify-self-start rounded-md font-semibold text-brand-ink text-sm underline-offset-2 hover:underline"
        >
          {words.chooseFromLists}
          <ChevronDown aria-hidden size={16} className={isOpened ? 'rotate-180' : ''} />
        </button>
      )}
      <div id={listsId} hidden={!isOpened}>
        <LocationPicker targetLevel="AREA" searchable {...{ value, onChange, errors, refs }} />
      </div>
    </div>
  )
}
