import { type Control, type FieldValues, useController } from 'react-hook-form'
import { LocationPicker } from './LocationPicker.tsx'
import { type Level, levels, type Place, type TargetLevel } from './place.ts'

type Props<Form extends FieldValues, Output> = {
  control: Control<Form, unknown, Output>
  targetLevel: TargetLevel
}

/** The picker inside a react-hook-form whose fields country, state, city and area are texts. */
export function LocationFields<Form extends FieldValues, Output>({
  control,
  ...picker
}: Props<Form, Output>) {
  return <LocationPicker {...picker} {...usePlace(control)} />
}

/** The four fields of a form as one place. */
export function usePlace<Form extends FieldValues, Output>(control: Control<Form, unknown, Output>) {
  const fields = usePlaceFields(control as unknown as Control<Place>)
  const pick = <T,>(part: (field: (typeof fields)[Level]) => T) =>
    Object.fromEntries(levels.map((level) => [level, part(fields[level])])) as Record<Level, T>

  const onChange = (place: Place) => {
    for (const level of levels) {
      if (place[level] !== fields[level].field.value) fields[level].field.onChange(place[level])
    }
  }

  return {
    value: pick(({ field }) => field.value ?? ''),
    onChange,
    errors: pick(({ fieldState }) => fieldState.error?.message ?? ''),
    refs: pick(({ field }) => field.ref),
  }
}

function usePlaceFields(
  control: Control<Place>,
): Record<Level, ReturnType<typeof useController<Place, Level>>> {
  const country = useController({ control, name: 'country' })
  const state = useController({ control, name: 'state' })
  const city = useController({ control, name: 'city' })
  const area = useController({ control, name: 'area' })

  return { country, state, city, area }
}
