import { pictureSources } from '@thela/contract/core/picture-sources'
import { useEffect, useRef, useState } from 'react'

/** Of the screen's pixels: with a fifth less nobody sees a difference, and a phone often takes a file of half the size. */
const SHARP_ENOUGH = 0.8

type Props = {
  url: string | null
  /** How wide it shows, in CSS pixels: the browser takes the smallest file that is sharp enough. */
  width: number
  height: number
  className?: string
  /** Where the width is not the same on every screen. */
  sizes?: string
  /** For the few that show at once; all others wait until they are near. */
  isEager?: boolean
}

/** Beside a name that says what it shows, so screen readers skip it. Removed when it cannot be loaded. */
export function Picture({
  url,
  width,
  height,
  className = 'picture',
  sizes = `${Math.round(width * SHARP_ENOUGH)}px`,
  isEager = false,
}: Props) {
  const image = useRef<HTMLImageElement>(null)
  const [failedUrl, setFailedUrl] = useState<string | null>(null)

  // It may have failed before hydration, when nothing listened.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailedUrl(url)
  }, [url])

  if (!url || failedUrl === url) return null
  return (
    <img
      {...pictureSources(url)}
      ref={image}
      className={className}
      sizes={sizes}
      width={width}
      height={height}
      alt=""
      decoding="async"
      // Low, because text comes first; it also keeps React from writing a preload into the page.
      {...(isEager ? { fetchPriority: 'low' } : { loading: 'lazy' })}
      onError={() => setFailedUrl(url)}
    />
  )
}
