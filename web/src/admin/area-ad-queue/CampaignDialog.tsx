import { zodResolver } from '@hookform/resolvers/zod'
import { campaignAdProblems } from '@thela/contract/ads/ad-problems'
import { adTypeOptions, adTypeTraits } from '@thela/contract/ads/ad-types'
import { Campaign } from '@thela/contract/ads/area-queue'
import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { z } from 'zod'
import type { Place } from '../../locations/place.ts'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { AdBasics, AdFiles, AdSchedule } from '../ads/AdEditor.tsx'
import { type AdFormState, type AdValues, newAdValues, readValues } from '../ads/ad-form.ts'
import { useIsUploading } from '../ads/api.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useStartCampaign } from './api.ts'
import { CampaignAreas } from './CampaignAreas.tsx'

/** A circle aims by itself; all others can run in several areas. */
const campaignTypes = adTypeOptions.filter(({ value }) => adTypeTraits[value].target !== 'circle')

const CampaignAd = Campaign.shape.adData
type CampaignAd = z.output<typeof CampaignAd>

const campaignAdForm = z
  .custom<AdValues>()
  .transform((values) => readValues({ ...values, targetLevel: '' }))
  .pipe(CampaignAd)
  .superRefine((ad, context) => {
    for (const { path, message } of campaignAdProblems(ad))
      context.addIssue({ code: 'custom', path: [path], message })
  })

/** One ad for several areas, which share its budget (DEC-131, DEC-232). */
export function CampaignDialog({ onClose }: { onClose: () => void }) {
  const start = useStartCampaign()
  const isUploading = useIsUploading()
  const form: UseFormReturn<AdValues, unknown, CampaignAd> = useForm({
    resolver: zodResolver(campaignAdForm),
    defaultValues: newAdValues,
  })
  const [areas, setAreas] = useState<Place[]>([])
  const [priority, setPriority] = useState<number>()
  const isMissing = form.formState.isSubmitted && areas.length === 0
  const submit = form.handleSubmit((adData) => {
    if (areas.length === 0) return
    const useLocationBasedPriority = priority === undefined
    const campaign = { adData, targetingAreas: areas, useLocationBasedPriority, priority }
    start.mutate(campaign, { onSuccess: onClose })
  })
  // The fields of an ad know its texts, and nothing of what the form makes of them.
  const fields = form as unknown as AdFormState

  return (
    <FormDialog
      title="New Campaign"
      description="One ad with a placement in each area. The areas share the budget in equal parts."
      size="lg"
      submitLabel="Create Campaign"
      busy={start.isPending}
      blocked={isUploading}
      onSubmit={submit}
      onClose={onClose}
    >
      <AdBasics form={fields} types={campaignTypes} />
      <CampaignAreas
        areas={areas}
        error={isMissing ? 'At least one area is required' : undefined}
        onChange={setAreas}
      />
      <PriorityChoice priority={priority} onChange={setPriority} />
      <AdSchedule form={fields} />
      <AdFiles form={fields} />
    </FormDialog>
  )
}

type PriorityProps = { priority: number | undefined; onChange: (priority: number | undefined) => void }

/** Undefined means the priority of each area's level. */
function PriorityChoice({ priority, onChange }: PriorityProps) {
  return (
    <>
      <Checkbox
        label="Priority by location"
        hint="The nearer an area, the earlier the ad comes there."
        checked={priority === undefined}
        onChange={(event) => onChange(event.target.checked ? undefined : 50)}
      />
      {priority !== undefined && (
        <TextField
          label="Priority"
          required
          type="number"
          min={0}
          max={100}
          hint="0 to 100, the same in every area."
          value={priority}
          onChange={(event) => onChange(Math.min(100, Math.max(0, Math.round(Number(event.target.value)))))}
        />
      )}
    </>
  )
}
