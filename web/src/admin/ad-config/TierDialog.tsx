import { zodResolver } from '@hookform/resolvers/zod'
import { levelLabels } from '@thela/contract/ads/ad-targets'
import { type BudgetTier, BudgetTierInput } from '@thela/contract/ads/budget-tiers'
import { targetLevels } from '@thela/contract/values/choices'
import { type DefaultValues, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { fieldOf } from '../../ui/form/field-of.ts'
import { Select } from '../../ui/form/Select.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useSaveTier } from './api.ts'

type Props = { tier?: BudgetTier; onClose: () => void }
type Values = z.input<typeof BudgetTierInput>

const newTier: DefaultValues<Values> = { name: '', targetLevel: 'AREA', isActive: true }

export function TierDialog({ tier, onClose }: Props) {
  const save = useSaveTier(tier?.id)
  const form = useForm<Values, unknown, BudgetTierInput>({
    resolver: zodResolver(BudgetTierInput),
    defaultValues: tier ?? newTier,
  })
  const { errors } = form.formState

  return (
    <FormDialog
      title={tier ? 'Edit budget tier' : 'Add budget tier'}
      submitLabel={tier ? 'Update Tier' : 'Create Tier'}
      busy={save.isPending}
      onSubmit={form.handleSubmit((input) => save.mutate(input, { onSuccess: onClose }))}
      onClose={onClose}
    >
      <TextField label="Name" required {...fieldOf(form, 'name')} />
      <Select
        label="Target level"
        required
        options={targetLevels.map((level) => ({ value: level, label: levelLabels[level] }))}
        {...fieldOf(form, 'targetLevel')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Budget"
          required
          type="number"
          min={0}
          step={0.01}
          leading="₹"
          error={errors.budget?.message}
          {...form.register('budget', { valueAsNumber: true })}
        />
        <TextField
          label="Impressions"
          required
          type="number"
          min={1}
          error={errors.impressions?.message}
          {...form.register('impressions', { valueAsNumber: true })}
        />
      </div>
      <Checkbox label="Active" {...form.register('isActive')} />
    </FormDialog>
  )
}
