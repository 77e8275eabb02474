import { zodResolver } from '@hookform/resolvers/zod'
import type { Ad } from '@thela/contract/ads/ads'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../FormDialog.tsx'
import { AdBasics } from './AdBasics.tsx'
import { AdSchedule } from './AdSchedule.tsx'
import { AdTarget } from './AdTarget.tsx'
import { type AdFormState, adForm, newAdValues, valuesOf } from './ad-form.ts'
import { useIsUploading, useSaveAd } from './api.ts'
import { CompletionBar } from './CompletionBar.tsx'
import { MediaField } from './MediaField.tsx'

type Props = {
  /** Left out for a new one. */
  ad?: Ad
  onClose: () => void
}

/** The ad's form. Closing it forgets what was typed, uploaded and picked; the next one begins at a city. */
export function AdEditor({ ad, onClose }: Props) {
  const save = useSaveAd(ad)
  const isUploading = useIsUploading()
  const form: AdFormState = useForm({
    resolver: zodResolver(adForm(ad)),
    defaultValues: ad ? valuesOf(ad) : newAdValues,
  })

  return (
    <FormDialog
      title={ad ? 'Edit Ad' : 'Add Ad'}
      size="lg"
      submitLabel={ad ? 'Update Ad' : 'Create Ad'}
      busy={save.isPending}
      blocked={isUploading}
      onSubmit={form.handleSubmit((input) => save.mutate(input, { onSuccess: onClose }))}
      onClose={onClose}
    >
      <CompletionBar values={form.watch()} />
      <AdBasics form={form} />
      <AdTarget form={form} />
      <AdSchedule form={form} />
      <div className="grid gap-4 sm:grid-cols-2">
        <MediaField form={form} kind="image" />
        <MediaField form={form} kind="video" />
      </div>
    </FormDialog>
  )
}
