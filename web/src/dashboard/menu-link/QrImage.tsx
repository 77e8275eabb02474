import { useQuery } from '@tanstack/react-query'
import { qrLook } from '@thela/contract/vendors/qr-look'
import * as words from '@thela/words/dashboard/menu-link'
import { useState } from 'react'
import { ErrorPanel } from '../../ui/feedback/ErrorPanel.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'

type Props = {
  businessName: string
  /** The server's picture, when there is one. */
  url: string | null
  /** What the code carries when the browser has to draw it. */
  link: string
  onLoadFailed?: () => void
}

/** As wide as its container; the background stays white in the dark theme, or no camera reads it. */
export function QrImage({ businessName, ...source }: Props) {
  const { src, isFailed, isDrawing, drawAgain, onError } = useQrImage(source)
  if (isFailed) {
    return <ErrorPanel message={words.qrCodeFailed} onRetry={drawAgain} retrying={isDrawing} />
  }

  return (
    <div style={{ background: qrLook.color.light }} className="w-full rounded-lg border border-line p-[4%]">
      {/* The square is that of the picture itself: WebKit stretches one that fills a square with padding. */}
      <div className="aspect-square w-full">
        {src ? (
          <img
            src={src}
            alt={words.qrCodeOf(businessName)}
            onError={onError}
            className="block aspect-square w-full"
          />
        ) : (
          <Skeleton height="100%" />
        )}
      </div>
    </div>
  )
}

/** The picture of a code: the server's as long as it loads, else one drawn in the browser. */
function useQrImage({ url, link, onLoadFailed }: Omit<Props, 'businessName'>) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const isServed = url !== null && url !== brokenUrl

  const drawn = useQuery({
    queryKey: ['drawn-qr-code', link],
    queryFn: () => drawQrCode(link),
    enabled: !isServed,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { fallback: words.qrCodeNotGenerated },
  })

  const fallBackToBrowser = () => {
    setBrokenUrl(url)
    onLoadFailed?.()
  }

  return {
    src: isServed ? url : drawn.data,
    isFailed: !isServed && drawn.isError,
    isDrawing: drawn.isFetching,
    drawAgain: () => drawn.refetch(),
    onError: isServed ? fallBackToBrowser : undefined,
  }
}

/** Draws the code in the browser, as a PNG data URL: for when the server's picture does not load. */
async function drawQrCode(link: string) {
  const { toDataURL } = await import('qrcode')
  return toDataURL(link, { ...qrLook, scale: 8, type: 'image/png' })
}
