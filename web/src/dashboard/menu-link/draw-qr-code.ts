import { qrLook } from '@thela/contract/vendors/qr-look'

/** Draws the code in the browser, as a PNG data address: for when the server's picture cannot be had. */
export async function drawQrCode(link: string) {
  const { toDataURL } = await import('qrcode')
  return toDataURL(link, { ...qrLook, scale: 8, type: 'image/png' })
}
