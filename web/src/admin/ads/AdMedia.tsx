import type { Ad } from '@thela/contract/ads/ads'
import { Megaphone } from 'lucide-react'

/** The video where there is one, with the picture as its poster (DEC-118). */
export function AdMedia({ ad }: { ad: Ad }) {
  const { imageUrl, videoUrl } = ad

  if (videoUrl) {
    return (
      <video
        src={videoUrl}
        poster={imageUrl ?? undefined}
        muted
        controls
        playsInline
        preload="none"
        aria-label={`Video of ${ad.title}`}
        className={frame}
      />
    )
  }
  if (imageUrl)
    return <img src={imageUrl} alt={`Ad ${ad.title}`} loading="lazy" className={`${frame} object-cover`} />
  return (
    <div aria-hidden className={`${frame} grid place-items-center text-ink-faint`}>
      <Megaphone size={28} />
    </div>
  )
}

const frame = 'aspect-video w-full bg-sunken'
