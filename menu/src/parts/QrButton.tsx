import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { VendorView } from '../app/view-model.ts'
import { words } from '../app/words.ts'
import { Dialog } from './Dialog.tsx'
import { QrIcon } from './icons.tsx'

/** Another phone can scan the menu from this one. Without a QR image there is no button either (DEC-076). */
export function QrButton({ vendor }: { vendor: VendorView }) {
  const [menu, setMenu] = useState<Element | null>(null)
  if (!vendor.qrCodeUrl) return null

  return (
    <>
      <button
        type="button"
        className="qr js"
        aria-label={words.showQr}
        onClick={(event) => setMenu(event.currentTarget.closest('.menu'))}
      >
        <QrIcon />
      </button>
      {/* Outside the header, whose styles are not meant for a dialog. */}
      {menu &&
        createPortal(
          <Dialog className="qr-sheet" label={words.qrOf(vendor.businessName)} onClose={() => setMenu(null)}>
            <h2>{vendor.businessName}</h2>
            <QrCode url={vendor.qrCodeUrl} alt={words.qrOf(vendor.businessName)} />
          </Dialog>,
          menu,
        )}
    </>
  )
}

/** Mounted while the dialog is open: the next time it tries again. */
function QrCode({ url, alt }: { url: string; alt: string }) {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) return <p role="alert">{words.qrFailed}</p>

  return (
    <>
      <img src={url} alt={alt} onError={() => setFailed(true)} />
      <p>{words.scan}</p>
    </>
  )
}
