import type { VendorProfile } from '@thela/contract/vendors/profile'
import { pointAtFaults } from '../../api/point-at-faults.ts'
import { toast } from '../../ui/toast.ts'
import type { Picture } from '../picture/use-picture.ts'
import { changesOf, type ProfileValues, valuesOf } from './profile-form.ts'
import type { ProfileFormState } from './use-profile-form.ts'
import { useSaveProfile } from './use-save-profile.ts'

type Settings = { form: ProfileFormState; vendor: VendorProfile; logo: Picture; cover: Picture }

/** Sends what changed; what the server finds wrong is shown at its field, and nothing typed is lost. */
export function useSubmitProfile({ form, vendor, logo, cover }: Settings) {
  const save = useSaveProfile()

  const submit = form.handleSubmit((input) => {
    const changes = changesOf(vendor, input)
    if (Object.keys(changes).length === 0) {
      form.reset(valuesOf(vendor), whollyNew)
      toast.info('No changes to save')
      return
    }

    // From here on the pictures may belong to the saved profile, whatever becomes of this form.
    logo.keep(input.logoUrl ?? null)
    cover.keep(input.coverImageUrl ?? null)
    const sent = form.getValues()
    save.mutate(changes, {
      onSuccess: ({ vendor }) => vendor && beginAnew(form, sent, valuesOf(vendor)),
      onError: (failure) => pointAtFaults(form, failure, fieldOfCode),
    })
  })

  return { submit, isSaving: save.isPending }
}

// The form otherwise keeps what is being changed (see `useProfileForm`).
const whollyNew = { keepDirtyValues: false, keepDirty: false, keepErrors: false }

/** The saved profile is the new start; what was typed while it was on its way stays a change. */
function beginAnew(form: ProfileFormState, sent: ProfileValues, saved: ProfileValues) {
  const now = form.getValues()
  form.reset(saved, whollyNew)

  for (const name of Object.keys(now) as (keyof ProfileValues)[]) {
    if (now[name] !== sent[name]) form.setValue(name, now[name], { shouldDirty: true })
  }
}

const fieldOfCode = { vendor_phone_taken: 'phone', vendor_email_taken: 'email' } as const
