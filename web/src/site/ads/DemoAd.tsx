import type { ListedAd } from '@thela/contract/ads/delivery'
import { viewableAfterMs } from '@thela/contract/ads/viewability'
import * as words from '@thela/words/site/ads-demo'
import { ExternalLink } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { CloseButton } from '../../ui/button/CloseButton.tsx'
import { recordClick, recordImpression } from './api.ts'

export function DemoAd({ ad, onClose }: { ad: ListedAd; onClose: () => void }) {
  const seen = useRef<Promise<unknown>>(null)
  const see = () => {
    seen.current ??= recordImpression(ad)
    return seen.current
  }
  const onSeen = useEffectEvent(see)
  const afterMs = viewableAfterMs(ad)

  useEffect(() => {
    const timer = setTimeout(() => onSeen(), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs])

  const open = async () => {
    await see()
    const redirectUrl = await recordClick(ad)
    if (redirectUrl) window.open(redirectUrl, '_blank', 'noopener')
  }

  return (
    <div className="grid gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="break-words font-semibold text-ink">{ad.title}</p>
          {ad.description && <p className="break-words text-ink-soft text-sm">{ad.description}</p>}
        </div>
        <CloseButton onClick={onClose} />
      </div>
      <Media ad={ad} />
      {ad.linkUrl && (
        <Button variant="secondary" icon={<ExternalLink />} onClick={open}>
          {words.visitWebsite}
        </Button>
      )}
    </div>
  )
}

function Media({ ad }: { ad: ListedAd }) {
  const shape = 'aspect-video w-full rounded-md bg-sunken object-contain'
  const plays = !matchMedia('(prefers-reduced-motion: reduce)').matches
  if (ad.videoUrl)
    return (
      <video
        className={shape}
        src={ad.videoUrl}
        poster={ad.imageUrl ?? undefined}
        preload={plays ? 'auto' : 'none'}
        muted
        autoPlay={plays}
        playsInline
        // With reduced motion the visitor starts the video.
        controls={!plays}
      />
    )
  if (ad.imageUrl)
    return (
      <img
        className={shape}
        src={ad.imageUrl}
        alt=""
        onError={({ currentTarget }) => {
          currentTarget.hidden = true
        }}
      />
    )
  return null
}
