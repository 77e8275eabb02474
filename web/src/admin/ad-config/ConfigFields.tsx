import type { AdConfig } from '@thela/contract/ads/configuration'
import { timingLimits } from '@thela/contract/ads/timings'
import { type UseFormReturn, useController } from 'react-hook-form'
import { Switch } from '../../ui/form/Switch.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { FactList } from '../tables/FactList.tsx'

export type ConfigFormState = UseFormReturn<AdConfig>

/** The labels and sections of the screen (DEC-104). */
const timings = [
  { name: 'adDisplayDuration', label: 'Display duration' },
  { name: 'adGapDuration', label: 'Gap between ads' },
  { name: 'pauseDuration', label: 'Pause after closing' },
  { name: 'initialDelay', label: 'Initial delay' },
] as const

export function TimingFields({ form }: { form: ConfigFormState }) {
  const { field } = useController({ control: form.control, name: 'usesBuiltInTimings' })

  return (
    <>
      <Switch
        label="Use the built-in timings instead of these"
        ref={field.ref}
        checked={field.value ?? false}
        onChange={field.onChange}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {timings.map((timing) => (
          <TimingField key={timing.name} form={form} {...timing} />
        ))}
      </div>
    </>
  )
}

type Timing = (typeof timings)[number]

/** In seconds, also where milliseconds are stored (DEC-262). */
function TimingField({ form, name, label }: { form: ConfigFormState } & Timing) {
  const { field, fieldState } = useController({ control: form.control, name: `timings.${name}` })
  const { min, max, standard, unit } = timingLimits[name]
  const perSecond = unit === 'ms' ? 1000 : 1
  const range = { min: min / perSecond, max: max / perSecond }

  return (
    <TextField
      label={`${label} (seconds)`}
      type="number"
      {...range}
      step={perSecond > 1 ? 0.1 : 1}
      hint={`${range.min} to ${range.max}. Default: ${standard / perSecond}.`}
      error={
        fieldState.error && perSecond > 1
          ? `${label} must be between ${range.min} and ${range.max}`
          : fieldState.error?.message
      }
      ref={field.ref}
      value={Number.isFinite(field.value) ? field.value / perSecond : ''}
      onChange={({ target }) => field.onChange(Math.round(target.valueAsNumber * perSecond * 10) / 10)}
      onBlur={field.onBlur}
    />
  )
}

/** What is set, while nobody changes it. */
export function TimingFacts({ config }: { config: AdConfig }) {
  return (
    <FactList
      facts={timings.map(({ name, label }) => {
        const perSecond = timingLimits[name].unit === 'ms' ? 1000 : 1
        return [label, `${config.timings[name] / perSecond} s`]
      })}
    />
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
      { name: 'behavior.autoPlayVideos', label: 'Play videos automatically' },
      { name: 'behavior.muteVideosByDefault', label: 'Mute videos by default' },
      { name: 'behavior.loopVideos', label: 'Repeat videos' },
      { name: 'behavior.allowVideoControls', label: 'Show video controls' },
    ],
  },
  {
    title: 'Analytics',
    flags: [
      { name: 'behavior.trackAdClicks', label: 'Track ad clicks' },
      { name: 'googleAds.enabled', label: 'Show Google ads when no other ad is available' },
    ],
  },
] as const

type Flag = (typeof flagSections)[number]['flags'][number]

export function FlagFields({ form, flags }: { form: ConfigFormState; flags: readonly Flag[] }) {
  return (
    <div className="grid gap-x-8 sm:grid-cols-2">
      {flags.map((flag) => (
        <FlagField key={flag.name} form={form} flag={flag} />
      ))}
    </div>
  )
}

function FlagField({ form, flag }: { form: ConfigFormState; flag: Flag }) {
  const { field } = useController({ control: form.control, name: flag.name })

  return <Switch label={flag.label} ref={field.ref} checked={field.value} onChange={field.onChange} />
}

export function FlagFacts({ form, flags }: { form: ConfigFormState; flags: readonly Flag[] }) {
  return <FactList facts={flags.map(({ name, label }) => [label, form.getValues(name) ? 'On' : 'Off'])} />
}
