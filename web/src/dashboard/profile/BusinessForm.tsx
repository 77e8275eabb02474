import type { VendorProfile } from '@thela/contract/vendors/profile'
import * as words from '@thela/words/dashboard/profile-form'
import { TriangleAlert } from 'lucide-react'
import { LocationFields } from '../../locations/LocationFields.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { PictureField } from '../picture/PictureField.tsx'
import { usePicture } from '../picture/use-picture.ts'
import { UnsavedChangesGuard } from '../UnsavedChangesGuard.tsx'
import { ContactFields } from './ContactFields.tsx'
import { LanguageFields } from './LanguageFields.tsx'
import { MenuFields } from './MenuFields.tsx'
import { hasChanges, type ProfileFormState, useProfileForm, useSubmitProfile } from './profile-form.ts'
import { SlipFields } from './SlipFields.tsx'

export function BusinessForm({ vendor }: { vendor: VendorProfile }) {
  const form = useProfileForm(vendor)
  const logo = useFormPicture(form, 'logo', 'logoUrl')
  const cover = useFormPicture(form, 'cover', 'coverImageUrl')
  const { submit, isSaving } = useSubmitProfile({ form, vendor, logo, cover })
  const isPicturePending = logo.isPending || cover.isPending
  const isDirty = hasChanges(form)

  return (
    <form noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5" onSubmit={submit}>
      <UnsavedChangesGuard isDirty={isDirty || isPicturePending} />
      <Card title={words.business} description={words.businessHint}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <div className="grid gap-5 md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
            <PictureField label={words.logo} picture={logo} />
            <div className="grid content-start gap-2">
              <PictureField label={words.cover} picture={cover} />
              <p className="text-ink-soft text-sm">{words.coverHint}</p>
            </div>
          </div>
          <ContactFields form={form} vendor={vendor} />
          <LocationFields control={form.control} targetLevel="AREA" />
          <MenuFields form={form} />
        </div>
      </Card>
      <LanguageFields form={form} />
      <SlipFields form={form} vendor={vendor} />
      <SaveBar isDirty={isDirty} isSaving={isSaving} isPicturePending={isPicturePending} />
    </form>
  )
}

function useFormPicture(form: ProfileFormState, kind: 'logo' | 'cover', name: 'logoUrl' | 'coverImageUrl') {
  return usePicture({
    kind,
    value: form.watch(name),
    onChange: (url) => form.setValue(name, url, { shouldDirty: true }),
  })
}

type Props = { isDirty: boolean; isSaving: boolean; isPicturePending: boolean }

/** At the end of the form, and sticky as long as there is something to save. */
function SaveBar({ isDirty, isSaving, isPicturePending }: Props) {
  return (
    <div
      className={`flex items-center justify-between gap-4 rounded-lg border border-line bg-raised px-4 py-3 ${isDirty ? inSight : ''}`}
    >
      <p role="status" className="flex min-w-0 items-center gap-2 font-medium text-sm text-warn-ink">
        {isDirty && (
          <>
            <TriangleAlert aria-hidden size={18} className="shrink-0" />
            {words.unsavedChanges}
          </>
        )}
      </p>
      <Button type="submit" disabled={!isDirty || isPicturePending} busy={isSaving} busyLabel={words.saving}>
        {words.save}
      </Button>
    </div>
  )
}

const inSight = 'sticky bottom-18 z-10 shadow-raised lg:bottom-4'
