import { zodResolver } from '@hookform/resolvers/zod'
import { Grant } from '@thela/contract/templates/access'
import type { Template } from '@thela/contract/templates/catalogue'
import { endOfDay } from '@thela/contract/values/day-bounds'
import { KeyRound } from 'lucide-react'
import { Controller, useForm } from 'react-hook-form'
import { z } from 'zod'
import { Button } from '../../ui/button/Button.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { VendorChooser } from '../forms/VendorChooser.tsx'
import { useGrant } from './api.ts'

const GrantInput = Grant.pick({ templateId: true, vendorId: true }).extend({ expiresOn: z.string() })

type Props = {
  templates: Template[]
  templateId: string
  onTemplate: (templateId: string) => void
}

export function GrantForm({ templates, templateId, onTemplate }: Props) {
  const grant = useGrant()
  const form = useForm({
    resolver: zodResolver(GrantInput),
    defaultValues: blank,
    values: { ...blank, templateId },
    resetOptions: { keepDirtyValues: true },
  })
  const { errors } = form.formState
  const submit = form.handleSubmit(({ expiresOn, ...ids }) => {
    // A permission is valid until the end of its last day.
    const expiresAt = expiresOn ? endOfDay(expiresOn).toISOString() : null
    grant.mutate({ ...ids, expiresAt }, { onSuccess: () => form.reset({ ...blank, templateId }) })
  })

  return (
    <section id="grant-access" className="scroll-mt-20">
      <Card title="Grant Access" description="Lets one vendor use a custom or premium template.">
        <form noValidate onSubmit={submit} className="grid items-start gap-4 md:grid-cols-4">
          <Select
            label="Template"
            required
            placeholder="Select a template"
            options={templates.map(({ templateId, name }) => ({ value: templateId, label: name }))}
            error={errors.templateId?.message}
            {...form.register('templateId', { onChange: (event) => onTemplate(event.target.value) })}
          />
          <Controller
            control={form.control}
            name="vendorId"
            render={({ field }) => (
              <VendorChooser
                label="Vendor"
                required
                placeholder="Type a name"
                failure="Failed to load vendors"
                error={errors.vendorId?.message}
                {...field}
              />
            )}
          />
          <TextField
            label="Expires on"
            type="date"
            hint="Leave empty for permanent access."
            {...form.register('expiresOn')}
          />
          <div className="md:pt-6.5">
            <Button type="submit" wide icon={<KeyRound aria-hidden />} busy={grant.isPending}>
              Grant Access
            </Button>
          </div>
        </form>
      </Card>
    </section>
  )
}

const blank = { templateId: '', vendorId: '', expiresOn: '' }
