import type { AdConfig } from '@thela/contract/ads/configuration'
import { defaultAdConfig } from '@thela/contract/ads/default-configuration'
import { builtInTimings } from '@thela/contract/ads/timings'
import { fetchJson } from '../app/fetch-json.ts'

/** How ads are shown on this platform. */
export type AdSettings = Pick<AdConfig, 'ui' | 'behavior'> & {
  timings: AdTimings
  /** The AdSense account that fills slots without an ad of ours; null when none is set. */
  client: string | null
  /** Its ad unit for our slots; null when none is set. */
  slot: string | null
}

type Answer = { config: AdConfig | null; googleAds: { client: string | null; slot: string | null } }

const settingsFrom = ({ config, googleAds }: Answer): AdSettings => ({
  ui: (config ?? defaultAdConfig).ui,
  behavior: (config ?? defaultAdConfig).behavior,
  timings: timingsFrom(config),
  client: googleAds.client,
  slot: googleAds.slot,
})

export const builtInSettings = settingsFrom({ config: null, googleAds: { client: null, slot: null } })

/** When the request fails, the built-in settings apply. */
export const fetchAdSettings = () =>
  fetchJson<Answer>('/api/public/ad-config').then(settingsFrom, () => builtInSettings)

/** The timings of the floating ad, all in milliseconds. */
export type AdTimings = {
  initialDelayMs: number
  imageMs: number
  videoMs: number
  gapMs: number
  pauseMs: number
  minViewImageMs: number
  minViewVideoMs: number
}

/** The built-in ones, until an administrator saves others (DEC-101, DEC-102). */
export function timingsFrom(config: AdConfig | null): AdTimings {
  const builtIn: AdTimings = {
    initialDelayMs: builtInTimings.initialDelay,
    imageMs: builtInTimings.imageDuration * 1000,
    videoMs: builtInTimings.videoDuration * 1000,
    gapMs: builtInTimings.gap * 1000,
    pauseMs: builtInTimings.pause * 1000,
    minViewImageMs: builtInTimings.minViewImage * 1000,
    minViewVideoMs: builtInTimings.minViewVideo * 1000,
  }
  if (!config) return builtIn

  const { initialDelay, adDisplayDuration, adGapDuration, pauseDuration } = config.timings
  return {
    ...builtIn,
    initialDelayMs: initialDelay,
    imageMs: adDisplayDuration * 1000,
    gapMs: adGapDuration * 1000,
    pauseMs: pauseDuration * 1000,
  }
}
