import type { AdConfig } from '@thela/contract/ads/configuration'
import { laterWords } from '../../app/words.ts'
import { CloseIcon, Icon } from '../../parts/icons.tsx'
import type { useFloatingAd } from './use-floating-ad.ts'

type Props = {
  floating: ReturnType<typeof useFloatingAd>
  title: string
  ui: AdConfig['ui']
  sound: { isMuted: boolean; setMuted: (isMuted: boolean) => void } | null
}

/** The label, the countdown and the buttons of the floating ad. */
export function FloatingBar({ floating, title, ui, sound }: Props) {
  const { isMinimised, leftMs } = floating

  return (
    <div className="floater-bar">
      <span className="ad-label">{laterWords.ad}</span>
      {isMinimised && <span className="floater-title">{title}</span>}
      {ui.showCountdown && (
        <span className="floater-time">{laterWords.seconds(Math.ceil(leftMs / 1000))}</span>
      )}
      {sound && ui.showVideoMuteButton && !isMinimised && (
        <button
          type="button"
          aria-label={sound.isMuted ? laterWords.unmuteAd : laterWords.muteAd}
          onClick={() => sound.setMuted(!sound.isMuted)}
        >
          <SoundIcon isMuted={sound.isMuted} />
        </button>
      )}
      <button
        type="button"
        aria-label={isMinimised ? laterWords.expandAd : laterWords.minimiseAd}
        aria-expanded={!isMinimised}
        onClick={isMinimised ? floating.expand : floating.minimise}
      >
        <Icon d={isMinimised ? 'M6 15l6-6 6 6' : 'M6 9l6 6 6-6'} />
      </button>
      {floating.canClose && (
        <button type="button" aria-label={laterWords.closeAd} onClick={floating.close}>
          <CloseIcon />
        </button>
      )}
    </div>
  )
}

const SoundIcon = ({ isMuted }: { isMuted: boolean }) => (
  <Icon
    d={`M4 10v4h3l5 4V6L7 10z${isMuted ? 'M16 10l4 4M20 10l-4 4' : 'M15 9a4 4 0 010 6M18 7a7 7 0 010 10'}`}
  />
)
