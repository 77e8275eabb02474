import { qrLook } from '@thela/contract/vendors/qr-look'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useQrImage } from './use-qr-image.ts'

type Props = {
  businessName: string
  url: string | null
  link: string
  onLoadFailed?: () => void
}

/** A code as wide as its place; its ground stays white in the dark, or no camera reads it. */
export function QrImage({ businessName, ...source }: Props) {
  const { src, isFailed, isDrawing, drawAgain, onError } = useQrImage(source)
  if (isFailed) {
    return <ErrorPanel message="The QR code could not be drawn." onRetry={drawAgain} retrying={isDrawing} />
  }

  return (
    <div
      style={{ background: qrLook.color.light }}
      className="aspect-square w-full overflow-hidden rounded-lg border border-line p-[4%]"
    >
      {src ? (
        <img src={src} alt={`QR code of ${businessName}`} onError={onError} className="size-full" />
      ) : (
        <Skeleton height="100%" />
      )}
    </div>
  )
}
