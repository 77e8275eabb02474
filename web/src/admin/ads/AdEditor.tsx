import { zodResolver } from '@hookform/resolvers/zod'
import { adTypeOptions } from '@thela/contract/ads/ad-types'
import type { Ad } from '@thela/contract/ads/ads'
import { useForm } from 'react-hook-form'
import { Progress } from '../../ui/feedback/Progress.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { fieldOf } from '../../ui/form/field-of.ts'
import { Select } from '../../ui/form/Select.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { AdTarget } from './AdTarget.tsx'
import { type AdFormState, type AdValues, adForm, completion, newAdValues, valuesOf } from './ad-form.ts'
import { useIsUploading, useSaveAd } from './api.ts'
import { MediaField } from './MediaField.tsx'

type Props = {
  /** Left out for a new one. */
  ad?: Ad
  onClose: () => void
}

/** The ad's form. Closing it discards what was typed, uploaded and picked; a new form starts with the city level. */
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
      <AdFiles form={form} />
    </FormDialog>
  )
}

function CompletionBar({ values }: { values: AdValues }) {
  const { filled, required } = completion(values)
  return <Progress label={`${filled} of ${required} required fields`} value={(filled / required) * 100} />
}

/** `types` are those that the form offers. */
export function AdBasics({
  form,
  types = adTypeOptions,
}: {
  form: AdFormState
  types?: typeof adTypeOptions
}) {
  return (
    <>
      <TextField label="Title" required {...fieldOf(form, 'title')} />
      <TextArea label="Description (optional)" rows={2} {...fieldOf(form, 'description')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="Ad type"
          required
          placeholder="Select a type"
          options={types}
          {...fieldOf(form, 'adType')}
        />
        <TextField
          label="Link URL"
          required
          type="url"
          placeholder="https://"
          {...fieldOf(form, 'linkUrl')}
        />
      </div>
      <Checkbox
        label="Active"
        hint="While on, the ad is shown between its dates."
        {...form.register('isActive')}
      />
    </>
  )
}

export function AdSchedule({ form }: { form: AdFormState }) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField label="Start date" required type="date" {...fieldOf(form, 'startDate')} />
        <TextField
          label="End date"
          required
          type="date"
          min={form.watch('startDate')}
          {...fieldOf(form, 'endDate')}
        />
        <TextField
          label="Budget (optional)"
          type="number"
          inputMode="decimal"
          min={0}
          step={0.01}
          leading="₹"
          {...fieldOf(form, 'budget')}
        />
      </div>
      <Checkbox
        label="Unlimited impressions"
        hint="No cap until the last day, whatever the budget. Nothing is billed for an impression."
        {...form.register('isUnlimited')}
      />
    </>
  )
}

export function AdFiles({ form }: { form: AdFormState }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <MediaField form={form} kind="image" />
      <MediaField form={form} kind="video" />
    </div>
  )
}
