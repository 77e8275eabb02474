import sharp from 'sharp'

/** The widths a menu asks for: a phone's card, a sharp phone's card, a large view. */
export const PICTURE_WIDTHS = [800, 400, 200] as const

export type Picture = { width: number; height: number; files: { width: number; bytes: Buffer }[] }

/** 40 megapixels are more than any phone takes; what claims more is an attack. */
const limits = { limitInputPixels: 40_000_000, failOn: 'warning' } as const

/** Decodes once, then writes every width as WebP; nothing of the original bytes survives, nor where it was taken. */
export async function makePicture(source: Buffer): Promise<Picture> {
  const { data, info } = await sharp(source, limits)
    .rotate()
    .resize({ width: PICTURE_WIDTHS[0], height: 1600, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }

  const files = await Promise.all(
    PICTURE_WIDTHS.map(async (width) => ({
      width,
      bytes: await sharp(data, { raw })
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: 78 })
        .toBuffer(),
    })),
  )
  return { width: info.width, height: info.height, files }
}
