import type { AdConfig } from './configuration.ts'
import { timingLimits } from './timings.ts'

export const defaultAdConfig: AdConfig = {
  timings: {
    adDisplayDuration: timingLimits.adDisplayDuration.standard,
    adGapDuration: timingLimits.adGapDuration.standard,
    pauseDuration: timingLimits.pauseDuration.standard,
    initialDelay: timingLimits.initialDelay.standard,
  },
  ui: { showCountdown: true, showProgressBar: true, showVideoMuteButton: true, showHoverOverlay: true },
  behavior: {
    autoPlayVideos: true,
    muteVideosByDefault: true,
    loopVideos: false,
    allowVideoControls: false,
    trackAdClicks: true,
  },
  googleAds: { enabled: true },
}
