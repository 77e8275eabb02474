import { pictureSources } from '@thela/contract/core/picture-sources'
import { useEffect, useRef, useState } from 'react'

type Props = {
  url: string | null
  /** How wide it shows, in CSS pixels: the browser takes the smallest file that is sharp enough. */
  width: number
  height: number
  className?: string
  /** For the few that show at once; all others wait until they are near. */
  isEager?: boolean
}

/** Beside a name that says what it shows, so screen readers skip it. Removed when it cannot be loaded. */
export function Picture({ url, width, height, className = 'picture', isEager = false }: Props) {
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
      sizes={`${width}px`}
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
