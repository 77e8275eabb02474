import { type AdConfig, defaultAdConfig } from '@thela/contract/ads/configuration'
import { askForJson } from '../app/fetch-json.ts'
import { type AdTimings, timingsFrom } from './ad-timings.ts'

/** How ads are shown on this platform. */
export type AdManner = Pick<AdConfig, 'ui' | 'behavior'> & {
  timings: AdTimings
  /** Of the third party that fills what we cannot; null when there is none. */
  client: string | null
  /** Its unit for places of ours; null when it has none. */
  slot: string | null
}

type Answer = { config: AdConfig | null; googleAds: { client: string | null; slot: string | null } }

const mannerFrom = ({ config, googleAds }: Answer): AdManner => ({
  ui: (config ?? defaultAdConfig).ui,
  behavior: (config ?? defaultAdConfig).behavior,
  timings: timingsFrom(config),
  client: googleAds.client,
  slot: googleAds.slot,
})

export const builtInManner = mannerFrom({ config: null, googleAds: { client: null, slot: null } })

/** Whoever cannot be told uses what is built in. */
export const readManner = () =>
  askForJson<Answer>('/api/public/ad-config').then(mannerFrom, () => builtInManner)
