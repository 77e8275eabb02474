import * as words from '@thela/words/dashboard/profile-form'
import { fieldOf } from '../../ui/form/field-of.ts'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import type { ProfileFormState } from './profile-form.ts'

type Props = { form: ProfileFormState; isNeeded: boolean; reason: string }

/** Appears beside what may be changed only with the password, once it was changed. */
export function ConfirmWithPassword({ form, isNeeded, reason }: Props) {
  return (
    <div className={isNeeded ? 'grid gap-3 rounded-md bg-sunken p-4 sm:col-span-2' : 'sr-only'}>
      <p role="status" className="text-ink-soft text-sm">
        {isNeeded && reason}
      </p>
      {isNeeded && (
        <PasswordField
          label={words.password}
          required
          autoComplete="current-password"
          {...fieldOf(form, 'currentPassword')}
        />
      )}
    </div>
  )
}
