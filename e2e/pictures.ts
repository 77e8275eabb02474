import type { Page } from '@playwright/test'

/** An image of the given size, made by the browser, so that no file needs to be stored. */
export async function drawPicture(page: Page, { width = 900, height = 900, type = 'image/png' } = {}) {
  const url = await page.evaluate(
    ([width, height, type]) => {
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = height
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('No canvas')
      pen.fillStyle = '#c2410c'
      pen.fillRect(0, 0, width, height)
      pen.fillStyle = '#facc15'
      pen.fillRect(0, 0, width / 2, height)
      return canvas.toDataURL(type)
    },
    [width, height, type] as const,
  )
  return {
    name: `dish.${type.split('/')[1]}`,
    mimeType: type,
    buffer: Buffer.from(url.split(',')[1] ?? '', 'base64'),
  }
}
