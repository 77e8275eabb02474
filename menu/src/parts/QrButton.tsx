import { useState } from 'react'
import type { VendorView } from '../app/view-model.ts'
import { Dialog } from './Dialog.tsx'
import { QrIcon } from './icons.tsx'

/** Another phone can scan the menu from this one. Without a QR image there is no button either (DEC-076). */
export function QrButton({ vendor }: { vendor: VendorView }) {
  const [isOpen, setOpen] = useState(false)
  if (!vendor.qrCodeUrl) return null

  return (
    <>
      <button type="button" className="qr js" aria-label="Show QR code" onClick={() => setOpen(true)}>
        <QrIcon />
      </button>
      {isOpen && (
        <Dialog
          className="qr-sheet"
          label={`QR code of ${vendor.businessName}`}
          onClose={() => setOpen(false)}
        >
          <h2>{vendor.businessName}</h2>
          <QrCode url={vendor.qrCodeUrl} alt={`QR code of ${vendor.businessName}`} />
        </Dialog>
      )}
    </>
  )
}

/** Lives as long as the dialog is open: opened anew, it tries again. */
function QrCode({ url, alt }: { url: string; alt: string }) {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) return <p role="alert">The QR code could not be loaded. Please try again later.</p>

  return (
    <>
      <img src={url} alt={alt} onError={() => setFailed(true)} />
      <p>Scan to open this menu</p>
    </>
  )
}
