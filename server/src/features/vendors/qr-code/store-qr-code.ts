import { qrLook } from '@thela/contract/vendors/qr-look'
import QRCode from 'qrcode'
import type { FileStore } from '../../../files/file-store.ts'
import { newId } from '../../../ids.ts'

/** Draws the code for a menu address, keeps it and answers where it can be seen. */
export async function storeQrCode(files: FileStore, vendorId: string, url: string) {
  const path = `qr-codes/${vendorId}/${newId()}.png`
  await files.save(path, await QRCode.toBuffer(url, { type: 'png', scale: 10, ...qrLook }))
  return `/uploads/${path}`
}

/** Takes a replaced code away, if it is one that we drew for this vendor. Errors are ignored. */
export async function removeQrCode(files: FileStore, vendorId: string, url: string | null) {
  const path = /^\/uploads\/(qr-codes\/([\w-]+)\/\w+\.png)$/.exec(url ?? '')
  if (path?.[1] && path[2] === vendorId) await files.remove(path[1]).catch(() => {})
}

/** What a printed code leads to: the menu, and a word that it was scanned. */
export const scanAddress = (publicOrigin: string, { slug, id }: { slug: string; id: string }) =>
  `${publicOrigin}${encodeURI(`/${slug}/${id}`)}?source=qr`
