/** Near-black on white, correction M, margin 2: what every QR code of ours looks like (DEC-053). */
export const qrLook = {
  errorCorrectionLevel: 'M',
  margin: 2,
  scale: 8,
  color: { dark: '#111827', light: '#ffffff' },
} as const

/** Draws the code in the browser, as a PNG data address: for when the server's picture cannot be had. */
export async function drawQrCode(link: string) {
  const { toDataURL } = await import('qrcode')
  return toDataURL(link, { ...qrLook, type: 'image/png' })
}
