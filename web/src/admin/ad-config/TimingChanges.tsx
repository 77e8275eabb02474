import type { AdConfig, adConfigurationApi } from '@thela/contract/ads/configuration'
import type { OutputOf } from '@thela/contract/endpoint'

type CurrentConfig = OutputOf<typeof adConfigurationApi.read>

/** What saving would change on menus, said before it is saved (DEC-230). */
export function TimingChanges({ current, typed }: { current: CurrentConfig; typed: AdConfig }) {
  const now = secondsIn(current.source === 'builtin' ? builtInOf(current) : current.config.timings)
  const next = secondsIn(typed.usesBuiltInTimings ? builtInOf(current) : typed.timings)
  const changes = names.filter((_name, n) => now[n] !== next[n])
  if (changes.length === 0) return null

  return (
    <div role="status" className="mt-4 rounded-md bg-sunken p-3 text-sm">
      <p className="font-medium">Saving changes these timings on all menus:</p>
      <ul className="mt-1 list-disc pl-5 text-ink-soft">
        {names.map((name, n) =>
          changes.includes(name) ? <li key={name}>{`${name}: ${now[n]} s → ${next[n]} s`}</li> : null,
        )}
      </ul>
    </div>
  )
}

/** '3 s initial delay, 15 s for a picture, 2 s gap, 5 s pause' */
export function timingsText(timings: AdConfig['timings']) {
  const [delay, picture, gap, pause] = secondsIn(timings)
  return `${delay} s initial delay, ${picture} s for a picture, ${gap} s gap, ${pause} s pause`
}

const names = ['Initial delay', 'Display of an image', 'Gap between ads', 'Pause after closing'] as const

const secondsIn = ({ initialDelay, adDisplayDuration, adGapDuration, pauseDuration }: AdConfig['timings']) =>
  [initialDelay / 1000, adDisplayDuration, adGapDuration, pauseDuration] as const

const builtInOf = ({ builtin }: CurrentConfig): AdConfig['timings'] => ({
  initialDelay: builtin.initialDelay,
  adDisplayDuration: builtin.imageDuration,
  adGapDuration: builtin.gap,
  pauseDuration: builtin.pause,
})
