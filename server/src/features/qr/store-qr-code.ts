import QRCode from 'qrcode'
import type { FileStore } from '../../files/file-store.ts'
import { newId } from '../../ids.ts'

/** Near-black on white, correction M, margin 2: what every QR code of ours looks like (DEC-053). */
const look = {
  errorCorrectionLevel: 'M',
  margin: 2,
  scale: 10,
  color: { dark: '#111827', light: '#ffffff' },
} as const

/** Draws the code for a menu address, keeps it and answers where it can be seen. */
export async function storeQrCode(files: FileStore, vendorId: string, url: string) {
  const path = `qr-codes/${vendorId}/${newId()}.png`
  await files.save(path, await QRCode.toBuffer(url, { type: 'png', ...look }))
  return `/uploads/${path}`
}
