import { openPicture } from '../../picture/crop-picture.ts'

/** As large as the server reads: sent in seconds, with the letters still sharp. */
const MAX_WIDTH = 1600
const MAX_HEIGHT = 2200

/** The photo upright, no larger than it is read, as JPEG; rejects when the browser cannot open it. */
export async function shrinkPhoto(file: File) {
  const { url, image } = await openPicture(file)
  const { naturalWidth, naturalHeight } = image
  const scale = Math.min(1, MAX_WIDTH / naturalWidth, MAX_HEIGHT / naturalHeight)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(naturalHeight * scale))
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.imageSmoothingQuality = 'high'
    // What is transparent would become black.
    pen.fillStyle = '#ffffff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(image, 0, 0, canvas.width, canvas.height)
  }
  URL.revokeObjectURL(url)

  return new Promise<File>((resolve, reject) => {
    const finish = (blob: Blob | null) =>
      blob
        ? resolve(new File([blob], 'menu.jpg', { type: blob.type }))
        : reject(new Error('The picture is empty'))
    canvas.toBlob(finish, 'image/jpeg', 0.88)
  })
}
