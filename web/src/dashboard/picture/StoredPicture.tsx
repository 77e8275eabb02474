import { pictureSources } from '@thela/contract/core/picture-sources'
import { ImageIcon } from 'lucide-react'
import { useState } from 'react'
import { usePictureUrl } from './use-picture-url.ts'

type Props = {
  url: string | null
  alt: string
  /** How wide it is shown, so that the browser takes the smallest file that will do. */
  widthPx: number
}

/** Fills its parent. Without a picture, or when it fails to load, a quiet ground stays. */
export function StoredPicture({ url, alt, widthPx }: Props) {
  return (
    <span className="relative grid size-full place-items-center overflow-hidden rounded-md border border-line bg-sunken text-ink-faint">
      <ImageIcon aria-hidden size={20} strokeWidth={1.5} />
      {url && <Loaded key={url} url={url} alt={alt} widthPx={widthPx} />}
    </span>
  )
}

function Loaded({ url, alt, widthPx }: Props & { url: string }) {
  const [hasFailed, setHasFailed] = useState(false)
  const shown = usePictureUrl(url)
  if (!shown || hasFailed) return null

  return (
    <img
      {...pictureSources(shown)}
      sizes={`${widthPx}px`}
      alt={alt}
      loading="lazy"
      onError={() => setHasFailed(true)}
      className="absolute inset-0 size-full object-cover"
    />
  )
}
