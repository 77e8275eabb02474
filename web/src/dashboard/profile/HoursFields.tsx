import type { WeekHours } from '@thela/contract/vendors/opening-hours'
import * as hours from '@thela/words/dashboard/opening-hours'
import * as words from '@thela/words/dashboard/profile-form'
import { useController } from 'react-hook-form'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { fieldOf } from '../../ui/form/field-of.ts'
import { Select } from '../../ui/form/Select.tsx'
import { clockTimes } from './clock-times.ts'
import type { ProfileFormState } from './profile-form.ts'
import { WeekRows } from './WeekRows.tsx'

/** One opening and closing time for all days, or the hours of each weekday. */
export function HoursFields({ form }: { form: ProfileFormState }) {
  const { field, fieldState } = useController({ control: form.control, name: 'weekHours' })
  const week: WeekHours | null = field.value ? JSON.parse(field.value) : null
  const change = (next: WeekHours | null) => field.onChange(next ? JSON.stringify(next) : '')

  return (
    <>
      {!week && (
        <>
          <Select
            label={words.openingTime}
            placeholder={words.notSet}
            options={clockTimes}
            {...fieldOf(form, 'openingTime')}
          />
          <Select
            label={words.closingTime}
            placeholder={words.notSet}
            options={clockTimes}
            {...fieldOf(form, 'closingTime')}
          />
        </>
      )}
      <div className="grid gap-2 sm:col-span-2">
        <Checkbox
          ref={field.ref}
          name={field.name}
          label={hours.byWeekday}
          hint={hours.byWeekdayHint}
          error={fieldState.error?.message}
          checked={week !== null}
          onBlur={field.onBlur}
          onChange={({ target }) => change(target.checked ? firstWeek(form) : null)}
        />
        {week && <WeekRows week={week} onChange={change} />}
      </div>
    </>
  )
}

/** Every day as the stall opens now; what is not known is a usual day. */
function firstWeek(form: ProfileFormState) {
  const [opens, closes] = form.getValues(['openingTime', 'closingTime'])
  const span = { opens: opens || '09:00', closes: closes || '21:00' }
  return Array.from({ length: 7 }, () => [span]) as WeekHours
}
