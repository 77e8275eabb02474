/** The defaults of the configuration screen, and the range of each number (DEC-103). */
export const timingLimits = {
  adDisplayDuration: { min: 5, max: 60, standard: 15, unit: 'seconds' },
  adGapDuration: { min: 1, max: 10, standard: 2, unit: 'seconds' },
  pauseDuration: { min: 1, max: 60, standard: 5, unit: 'seconds' },
  initialDelay: { min: 1000, max: 10_000, standard: 3000, unit: 'ms' },
} as const

/** Apply until others are saved, or when they are chosen: the delay in ms, all others in seconds (DEC-101). */
export const builtInTimings = {
  initialDelay: 10_000,
  imageDuration: 10,
  videoDuration: 20,
  gap: 20,
  pause: 60,
  minViewImage: 3,
  minViewVideo: 5,
} as const
