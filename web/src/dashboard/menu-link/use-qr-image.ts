import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { drawQrCode } from './draw-qr-code.ts'

type Settings = {
  /** The server's picture, when there is one. */
  url: string | null
  /** What the code carries when the browser has to draw it. */
  link: string
  onLoadFailed?: () => void
}

/** The picture of a code: the server's as long as it loads, else one drawn in the browser. */
export function useQrImage({ url, link, onLoadFailed }: Settings) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const isServed = url !== null && url !== brokenUrl

  const drawn = useQuery({
    queryKey: ['drawn-qr-code', link],
    queryFn: () => drawQrCode(link),
    enabled: !isServed,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { fallback: 'Failed to generate QR code' },
  })

  const giveUpOnServer = () => {
    setBrokenUrl(url)
    onLoadFailed?.()
  }

  return {
    src: isServed ? url : drawn.data,
    isFailed: !isServed && drawn.isError,
    isDrawing: drawn.isFetching,
    drawAgain: () => drawn.refetch(),
    onError: isServed ? giveUpOnServer : undefined,
  }
}
