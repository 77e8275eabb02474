import { zodResolver } from '@hookform/resolvers/zod'
import { AdConfig, type adConfigurationApi } from '@thela/contract/ads/configuration'
import type { OutputOf } from '@thela/contract/endpoint'
import { formatDate } from '@thela/contract/values/dates'
import { Info, Pencil } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../ui/button/Button.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { useResetConfig, useSaveConfig } from './api.ts'
import { type ConfigFormState, FlagFields, flagSections, TimingFields } from './ConfigFields.tsx'

type CurrentConfig = OutputOf<typeof adConfigurationApi.read>

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
      {flagSections.map(({ title, flags }) => (
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

/** Which timings menus follow right now: ours, until somebody saves (DEC-101). */
function InEffect({ current }: { current: CurrentConfig }) {
  const { source, builtin, updatedAt } = current

  return (
    <p
      role="note"
      className="flex gap-3 rounded-lg border border-line bg-brand-soft p-4 text-brand-ink text-sm"
    >
      <Info aria-hidden size={18} className="mt-px shrink-0" />
      {source === 'saved' ? (
        <span>The saved configuration is in effect, since {formatDate(updatedAt)}.</span>
      ) : (
        <span>
          The built-in timings are in effect: {builtin.initialDelay / 1000} s initial delay,{' '}
          {builtin.imageDuration} s for a picture, {builtin.videoDuration} s for a video, {builtin.gap} s gap,{' '}
          {builtin.pause} s pause. What stands below takes effect when it is saved or reset.
        </span>
      )}
    </p>
  )
}

type ButtonsProps = {
  isEditing: boolean
  isSaving: boolean
  onEdit: () => void
  onCancel: () => void
  onReset: () => void
}

function ConfigButtons({ isEditing, isSaving, onEdit, onCancel, onReset }: ButtonsProps) {
  const reset = useResetConfig()
  const askToReset = () => {
    // The document asks for the browser's own question (ACFG-05).
    if (window.confirm('Are you sure you want to reset all settings to defaults?')) {
      reset.mutate(undefined, { onSuccess: onReset })
    }
  }

  return (
    <div className="flex flex-wrap justify-end gap-2.5">
      <Button variant="secondary" busy={reset.isPending} onClick={askToReset}>
        Reset to Defaults
      </Button>
      {isEditing ? (
        <>
          <Button variant="secondary" disabled={isSaving} onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" busy={isSaving}>
            Save Changes
          </Button>
        </>
      ) : (
        // A key of its own: the button that saves must not be the one that was just pressed.
        <Button key="edit" icon={<Pencil aria-hidden />} onClick={onEdit}>
          Edit Configuration
        </Button>
      )}
    </div>
  )
}
