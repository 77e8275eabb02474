/** A picture of two colours as a file, so that none needs to be stored. */
export function drawPicture({ width = 900, height = 900, type = 'image/png' } = {}) {
  // At once: toBlob waits for the page to be idle, for seconds.
  const [head = '', base64 = ''] = draw(width, height).toDataURL(type).split(',')
  if (!head.startsWith(`data:${type}`)) throw new Error(`This browser cannot draw ${type}`)
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  return new File([bytes], `dish.${type.split('/')[1]}`, { type })
}

/** The same as an address, for pictures that a screen shows. */
export const drawPictureUrl = () => draw(30, 20).toDataURL('image/png')

function draw(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No canvas')
  pen.fillStyle = '#c2410c'
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = '#facc15'
  pen.fillRect(0, 0, width / 2, height)
  return canvas
}
