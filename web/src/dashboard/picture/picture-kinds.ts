/** The three pictures a vendor has: their shape, the size they are cut to, and where they are kept. */
export const pictureKinds = {
  item: { width: 1200, height: 800, folder: (vendorId: string) => `vendors/${vendorId}/menu_items` },
  logo: { width: 800, height: 800, folder: () => 'vendor-logos' },
  cover: { width: 1200, height: 400, folder: () => 'vendor-covers' },
} as const

export type PictureKind = keyof typeof pictureKinds

export const aspectOf = (kind: PictureKind) => pictureKinds[kind].width / pictureKinds[kind].height
