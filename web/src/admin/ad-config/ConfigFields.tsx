import type { AdConfig } from '@thela/contract/ads/configuration'
import { timingLimits } from '@thela/contract/ads/timings'
import { type UseFormReturn, useController } from 'react-hook-form'
import { Switch } from '../../ui/form/Switch.tsx'
import { TextField } from '../../ui/form/TextField.tsx'

export type ConfigFormState = UseFormReturn<AdConfig>

/** The labels and sections of the screen (DEC-104). */
const timings = [
  { name: 'adDisplayDuration', label: 'Display duration' },
  { name: 'adGapDuration', label: 'Gap between ads' },
  { name: 'pauseDuration', label: 'Pause after closing' },
  { name: 'initialDelay', label: 'Initial delay' },
] as const

export function TimingFields({ form, disabled }: { form: ConfigFormState; disabled: boolean }) {
  const errors = form.formState.errors.timings

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {timings.map(({ name, label }) => {
        const { min, max, standard, unit } = timingLimits[name]
        return (
          <TextField
            key={name}
            label={`${label} (${unit})`}
            type="number"
            min={min}
            max={max}
            hint={`${min} to ${max}, by default ${standard}.`}
            // Not disabled: react-hook-form forgets the value of a field that is.
            readOnly={disabled}
            error={errors?.[name]?.message}
            {...form.register(`timings.${name}`, { valueAsNumber: true })}
          />
        )
      })}
    </div>
  )
}

export const flagSections = [
  {
    title: 'UI',
    flags: [
      { name: 'ui.showCountdown', label: 'Show countdown' },
      { name: 'ui.showProgressBar', label: 'Show progress bar' },
      { name: 'ui.showVideoMuteButton', label: 'Show mute button on videos' },
      { name: 'ui.showHoverOverlay', label: 'Show overlay on hover' },
    ],
  },
  {
    title: 'Video',
    flags: [
      { name: 'behavior.autoPlayVideos', label: 'Play videos by themselves' },
      { name: 'behavior.muteVideosByDefault', label: 'Mute videos by default' },
      { name: 'behavior.loopVideos', label: 'Repeat videos' },
      { name: 'behavior.allowVideoControls', label: 'Show video controls' },
    ],
  },
  {
    title: 'Analytics',
    flags: [
      { name: 'behavior.trackAdClicks', label: 'Track ad clicks' },
      { name: 'googleAds.enabled', label: 'Google ads where no ad of ours fits' },
    ],
  },
] as const

type Flag = (typeof flagSections)[number]['flags'][number]
type Props = { form: ConfigFormState; flags: readonly Flag[]; disabled: boolean }

export function FlagFields({ form, flags, disabled }: Props) {
  return (
    <div className="grid gap-x-8 sm:grid-cols-2">
      {flags.map((flag) => (
        <FlagField key={flag.name} form={form} flag={flag} disabled={disabled} />
      ))}
    </div>
  )
}

function FlagField({ form, flag, disabled }: Pick<Props, 'form' | 'disabled'> & { flag: Flag }) {
  const { field } = useController({ control: form.control, name: flag.name })

  return (
    <Switch
      label={flag.label}
      ref={field.ref}
      checked={field.value}
      disabled={disabled}
      onChange={field.onChange}
    />
  )
}
