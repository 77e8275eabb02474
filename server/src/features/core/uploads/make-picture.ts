import sharp from 'sharp'

/** The widths a menu asks for: a phone's card, a sharp phone's card, a large view. */
export const PICTURE_WIDTHS = [800, 400, 200] as const

export type Picture = {
  width: number
  height: number
  /** A few blurred pixels as a data URL. */
  placeholder: string
  files: { width: number; bytes: Buffer }[]
}

/** 40 megapixels are more than phones take; anything larger is treated as an attack. */
export const pictureLimits = { limitInputPixels: 40_000_000, failOn: 'warning' } as const

/** The library works in threads of its own; what takes longer than this is refused. */
export const DECODE_SECONDS = 20

// Only these may ever be decoded; SVG is for our own drawings, uploads of it are refused before they come here.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Svg'].map((loader) => `VipsForeignLoad${loader}`),
})

/** Decodes once, then writes every width as WebP; no original bytes or metadata survive. */
export async function makePicture(source: Buffer): Promise<Picture> {
  const { data, info } = await sharp(source, pictureLimits)
    .timeout({ seconds: DECODE_SECONDS })
    .rotate()
    .resize({ width: PICTURE_WIDTHS[0], height: 1600, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const decoded = () => sharp(data, { raw: { width, height, channels } })

  const [placeholder, ...files] = await Promise.all([
    decoded().resize({ width: 8, height: 8, fit: 'inside' }).webp({ quality: 30 }).toBuffer(),
    ...PICTURE_WIDTHS.map((width) =>
      decoded().resize({ width, withoutEnlargement: true }).webp({ quality: 78 }).toBuffer(),
    ),
  ])
  return {
    width,
    height,
    placeholder: `data:image/webp;base64,${placeholder.toString('base64')}`,
    files: PICTURE_WIDTHS.map((width, index) => ({ width, bytes: files[index] as Buffer })),
  }
}
