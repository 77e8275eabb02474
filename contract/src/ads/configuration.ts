import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Timestamp } from '../values/text.ts'
import { timingLimits } from './timings.ts'

const timing = (name: string, { min, max }: { min: number; max: number }) =>
  z
    .number({ error: `${name} must be between ${min} and ${max}` })
    .min(min, `${name} must be between ${min} and ${max}`)
    .max(max, `${name} must be between ${min} and ${max}`)

export const AdConfig = z.object({
  /** While it is on, the built-in timings apply instead of those below (DEC-230). */
  usesBuiltInTimings: z.boolean().optional(),
  timings: z.object({
    adDisplayDuration: timing('Display duration', timingLimits.adDisplayDuration),
    adGapDuration: timing('Gap duration', timingLimits.adGapDuration),
    pauseDuration: timing('Pause duration', timingLimits.pauseDuration),
    initialDelay: timing('Initial delay', timingLimits.initialDelay),
  }),
  ui: z.object({
    showCountdown: z.boolean(),
    showProgressBar: z.boolean(),
    showVideoMuteButton: z.boolean(),
    showHoverOverlay: z.boolean(),
  }),
  behavior: z.object({
    autoPlayVideos: z.boolean(),
    muteVideosByDefault: z.boolean(),
    loopVideos: z.boolean(),
    allowVideoControls: z.boolean(),
    trackAdClicks: z.boolean(),
  }),
  googleAds: z.object({ enabled: z.boolean() }),
})
export type AdConfig = z.infer<typeof AdConfig>

/** The configuration for menus: the built-in timings may be longer than an administrator can choose. */
const EffectiveConfig = AdConfig.omit({ usesBuiltInTimings: true }).extend({
  timings: z.object({
    adDisplayDuration: z.number(),
    adGapDuration: z.number(),
    pauseDuration: z.number(),
    initialDelay: z.number(),
  }),
})

const BuiltInTimings = z.object({
  initialDelay: z.number(),
  imageDuration: z.number(),
  videoDuration: z.number(),
  gap: z.number(),
  pause: z.number(),
  minViewImage: z.number(),
  minViewVideo: z.number(),
})

const ConfigSource = z.enum(['builtin', 'saved'])

const SavedConfig = z.object({
  config: AdConfig,
  source: ConfigSource,
  updatedAt: Timestamp.nullable(),
  message: z.string(),
})

export const adConfigurationApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/admin/ad-config',
    access: 'admin',
    summary: 'The configuration, the defaults, and which timings are in effect',
    schema: {
      response: {
        200: z.object({
          config: AdConfig,
          defaults: AdConfig,
          source: ConfigSource,
          builtin: BuiltInTimings,
          updatedAt: Timestamp.nullable(),
        }),
      },
    },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/admin/ad-config',
    access: 'admin',
    summary:
      'Save the whole configuration; from now on it is in effect, or the built-in timings where it says so',
    schema: { body: AdConfig, response: { 200: SavedConfig } },
  }),
  reset: endpoint({
    method: 'POST',
    path: '/api/admin/ad-config/reset',
    access: 'admin',
    summary: 'Save the defaults; from now on they are in effect',
    schema: { response: { 200: SavedConfig } },
  }),
  readPublic: endpoint({
    method: 'GET',
    path: '/api/public/ad-config',
    access: 'public',
    summary: 'How menus show ads; null means the built-in timings',
    schema: {
      response: {
        200: z.object({
          config: EffectiveConfig.nullable(),
          source: ConfigSource,
          googleAds: z.object({
            enabled: z.boolean(),
            client: z.string().nullable(),
            slot: z.string().nullable(),
          }),
        }),
      },
    },
  }),
}
