import type { AdConfig } from '@thela/contract/ads/configuration'
import type { PublicAd } from '@thela/contract/ads/delivery'
import { safeLink } from '@thela/contract/values/safe-link'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { laterWords } from '../app/words.ts'
import { prefersReducedMotion } from '../boot/prefers-reduced-motion.ts'
import { Picture } from '../parts/Picture.tsx'
import ads from './ads.css?inline'
import floating from './floating/floating.css?inline'

type LinkProps = { ad: PublicAd; onClick: () => void; children: ReactNode }

/** Opens in a new tab; an ad without a usable link is not clickable (DEC-114). */
export function AdLink({ ad, onClick, children }: LinkProps) {
  const href = safeLink(ad.linkUrl)

  return href ? (
    <a
      className="ad-link"
      href={href}
      target="_blank"
      rel="noopener nofollow sponsored"
      title={laterWords.newTab}
      onClick={onClick}
    >
      {children}
    </a>
  ) : (
    <div className="ad-link">{children}</div>
  )
}

export function AdText({ ad }: { ad: PublicAd }) {
  return (
    <span className="ad-text">
      <b>{ad.title}</b>
      {ad.description && <span>{ad.description}</span>}
    </span>
  )
}

export type VideoSettings = AdConfig['behavior'] & { isMuted: boolean }

type MediaProps = { ad: PublicAd; settings: VideoSettings; onEnded?: () => void }

/** The video with the image as its poster, or else the image; media that fail to load are left out (DEC-118). */
export function AdMedia({ ad, settings, onEnded }: MediaProps) {
  const [isBroken, setBroken] = useState(false)

  return ad.videoUrl && !isBroken ? (
    <AdVideo ad={ad} settings={settings} onEnded={onEnded} onError={() => setBroken(true)} />
  ) : (
    <Picture url={ad.imageUrl} width={320} height={150} className="ad-media" />
  )
}

type VideoProps = MediaProps & { onError: () => void }

function AdVideo({ ad, settings, onEnded, onError }: VideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  const plays = settings.autoPlayVideos && !prefersReducedMotion()

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
      muted={settings.isMuted}
      loop={settings.loopVideos}
      // A video that does not start by itself needs controls.
      controls={settings.allowVideoControls || !plays}
      onEnded={onEnded}
      onError={onError}
    />
  )
}

/** Browsers do not start videos with sound by themselves: then it starts muted. */
function play(video: HTMLVideoElement) {
  video.play().catch(() => {
    video.muted = true
    video.play().catch(() => {})
  })
}

/** React puts it into the head once, before the template's own styles, which take precedence. */
export const AdStyles = () => (
  <style href="ads" precedence="low">
    {ads + floating}
  </style>
)
