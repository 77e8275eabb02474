import { zodResolver } from '@hookform/resolvers/zod'
import { AdConfig } from '@thela/contract/ads/configuration'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Card } from '../../ui/Card.tsx'
import { useSaveConfig } from './api.ts'
import { ConfigButtons } from './ConfigButtons.tsx'
import { type ConfigFormState, type CurrentConfig, sections } from './config-form.ts'
import { FlagFields } from './FlagFields.tsx'
import { InEffect } from './InEffect.tsx'
import { TimingFields } from './TimingFields.tsx'

export function ConfigForm({ current }: { current: CurrentConfig }) {
  const [isEditing, setIsEditing] = useState(false)
  const save = useSaveConfig()
  // `values` follows what is saved, also by a reset or another administrator.
  const form: ConfigFormState = useForm({ resolver: zodResolver(AdConfig), values: current.config })
  const leave = () => setIsEditing(false)
  // A reset may load what was loaded before: then `values` follows nothing, and what was typed would stay.
  const forget = () => {
    form.reset()
    leave()
  }

  return (
    <form
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
      onSubmit={form.handleSubmit((config) => save.mutate(config, { onSuccess: leave }))}
    >
      <InEffect current={current} />
      <Card title="Timing">
        <TimingFields form={form} disabled={!isEditing} />
      </Card>
      {sections.map(({ title, flags }) => (
        <Card key={title} title={title}>
          <FlagFields form={form} flags={flags} disabled={!isEditing} />
        </Card>
      ))}
      {isEditing && (
        <Card title="JSON preview">
          <pre className="overflow-x-auto font-mono text-ink-soft text-xs">
            {JSON.stringify(form.watch(), null, 2)}
          </pre>
        </Card>
      )}
      <ConfigButtons
        isEditing={isEditing}
        isSaving={save.isPending}
        onEdit={() => setIsEditing(true)}
        onCancel={forget}
        onReset={forget}
      />
    </form>
  )
}
