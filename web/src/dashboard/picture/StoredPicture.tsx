import { useQuery } from '@tanstack/react-query'
import { pictureSources } from '@thela/contract/core/picture-sources'
import { ImageIcon } from 'lucide-react'
import { useState } from 'react'

type Props = {
  url: string | null
  alt: string
  /** How wide it is shown, so that the browser takes the smallest file that will do. */
  widthPx: number
}

/** Fills its parent. Without a picture, or when it fails to load, an empty background stays. */
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

/** The URL to show: the WebP version where the site has one. Undefined while we look for it. */
function usePictureUrl(url: string) {
  const sibling = webpSibling(url)
  const found = useQuery({
    queryKey: ['webp', sibling],
    queryFn: async ({ signal }) => isWebp(await fetch(sibling ?? '', { method: 'HEAD', signal })),
    enabled: sibling !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { quiet: true },
  })

  if (!sibling) return url
  if (found.isPending) return undefined
  return found.data ? sibling : url
}

/** A fallback page for a missing file also answers 200, so the content type is checked too (DEC-046). */
const isWebp = (answer: Response) => answer.ok && answer.headers.get('content-type') === 'image/webp'

/** Where the WebP version of a picture of this site would be; undefined when there is no need to look. */
export function webpSibling(url: string) {
  if (!url.startsWith('/') || url.endsWith('.webp')) return undefined
  return url.replace(/\.\w+$/, '.webp')
}
