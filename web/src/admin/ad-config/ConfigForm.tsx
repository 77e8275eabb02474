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
import {
  type ConfigFormState,
  FlagFacts,
  FlagFields,
  flagSections,
  TimingFacts,
  TimingFields,
} from './ConfigFields.tsx'
import { TimingChanges, timingsText } from './TimingChanges.tsx'

type CurrentConfig = OutputOf<typeof adConfigurationApi.read>

export function ConfigForm({ current }: { current: CurrentConfig }) {
  const [isEditing, setIsEditing] = useState(false)
  const save = useSaveConfig()
  // `values` follows what is saved, also by a reset or another administrator.
  const form: ConfigFormState = useForm({ resolver: zodResolver(AdConfig), values: current.config })
  const leave = () => setIsEditing(false)
  // A reset may load the same values as before: then `values` does not change, and typed text would stay.
  const discardChanges = () => {
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
        {isEditing ? (
          <>
            <TimingFields form={form} />
            <TimingChanges current={current} typed={form.watch()} />
          </>
        ) : (
          <TimingFacts config={current.config} />
        )}
      </Card>
      {flagSections.map(({ title, flags }) => (
        <Card key={title} title={title}>
          {isEditing ? <FlagFields form={form} flags={flags} /> : <FlagFacts form={form} flags={flags} />}
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
        onCancel={discardChanges}
        onReset={discardChanges}
      />
      <p className="text-right text-ink-faint text-xs">
        Reset to Defaults puts these timings into effect: {timingsText(current.defaults.timings)}.
      </p>
    </form>
  )
}

/** Which timings menus use now: the built-in ones, until someone saves others (DEC-101). */
function InEffect({ current }: { current: CurrentConfig }) {
  const { source, builtin, updatedAt } = current

  return (
    <p
      role="note"
      className="flex gap-3 rounded-lg border border-line bg-brand-soft p-4 text-brand-ink text-sm"
    >
      <Info aria-hidden size={18} className="mt-px shrink-0" />
      {source === 'saved' ? (
        <span>The saved configuration has been in effect since {formatDate(updatedAt)}.</span>
      ) : (
        <span>
          The built-in timings are in effect: {builtin.initialDelay / 1000} s initial delay,{' '}
          {builtin.imageDuration} s per image, {builtin.videoDuration} s per video, {builtin.gap} s gap,{' '}
          {builtin.pause} s pause.{' '}
          {!current.config.usesBuiltInTimings &&
            'The settings below take effect when you save or reset them.'}
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
    // The document asks for the browser's own confirmation (ACFG-05).
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
