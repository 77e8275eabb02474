import { type AdConfig, builtInTimings } from '@thela/contract/ads/configuration'

/** How the floating ad keeps time, all in milliseconds. */
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
