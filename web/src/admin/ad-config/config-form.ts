import type { AdConfig, adConfigurationApi } from '@thela/contract/ads/configuration'
import type { OutputOf } from '@thela/contract/endpoint'
import type { UseFormReturn } from 'react-hook-form'

export type CurrentConfig = OutputOf<typeof adConfigurationApi.read>
export type ConfigFormState = UseFormReturn<AdConfig>

/** The labels and sections of the screen (DEC-104). */
export const timings = [
  { name: 'adDisplayDuration', label: 'Display duration' },
  { name: 'adGapDuration', label: 'Gap between ads' },
  { name: 'pauseDuration', label: 'Pause after closing' },
  { name: 'initialDelay', label: 'Initial delay' },
] as const

export const sections = [
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
