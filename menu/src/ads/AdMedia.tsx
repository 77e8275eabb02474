import type { AdConfig } from '@thela/contract/ads/configuration'
import type { PublicAd } from '@thela/contract/ads/delivery'
import { useEffect, useRef, useState } from 'react'
import { wantsStillness } from '../boot/prefers-reduced-motion.ts'
import { Picture } from '../parts/Picture.tsx'

export type VideoManner = AdConfig['behavior'] & { isMuted: boolean }

type Props = { ad: PublicAd; manner: VideoManner; onEnded?: () => void }

/** The video, with the image as its poster; without one the image; what cannot be loaded is left out (DEC-118). */
export function AdMedia({ ad, manner, onEnded }: Props) {
  const [isBroken, setBroken] = useState(false)

  return ad.videoUrl && !isBroken ? (
    <AdVideo ad={ad} manner={manner} onEnded={onEnded} onError={() => setBroken(true)} />
  ) : (
    <Picture url={ad.imageUrl} width={320} height={150} className="ad-media" />
  )
}

type VideoProps = Props & { onError: () => void }

function AdVideo({ ad, manner, onEnded, onError }: VideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  const plays = manner.autoPlayVideos && !wantsStillness()

  useEffect(() => {
    if (plays && video.current) play(video.current)
  }, [plays])

  return (
    <video
      ref={video}
      className="ad-media"
      src={ad.videoUrl ?? undefined}
      poster={ad.imageUrl ?? undefined}
      preload={plays ? 'auto' : 'none'}
      playsInline
      muted={manner.isMuted}
      loop={manner.loopVideos}
      // Who may not be shown motion unasked gets the means to ask.
      controls={manner.allowVideoControls || !plays}
      onEnded={onEnded}
      onError={onError}
    />
  )
}

/** Browsers let nothing with sound start by itself: then it starts without. */
function play(video: HTMLVideoElement) {
  video.play().catch(() => {
    video.muted = true
    video.play().catch(() => {})
  })
}
