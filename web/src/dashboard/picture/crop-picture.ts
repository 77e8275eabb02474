import { aspectOf, type PictureKind, pictureKinds } from './picture-kinds.ts'

export type OpenPicture = { url: string; image: HTMLImageElement }

/** Reads a chosen file as a picture; rejects when the browser cannot decode it. */
export async function openPicture(file: File): Promise<OpenPicture> {
  const url = URL.createObjectURL(file)
  const image = new Image()
  image.src = url

  try {
    await image.decode()
    return { url, image }
  } catch (failure) {
    URL.revokeObjectURL(url)
    throw failure
  }
}

/** The part of a file that the view shows, at most as large as the kind needs, however large the photo was. */
export async function cropPicture(file: File, kind: PictureKind, view: CropView) {
  const { url, image } = await openPicture(file)

  try {
    const cropped = await toBlob(drawCrop(image, kind, view), file.type)
    return new File([cropped], file.name, { type: cropped.type })
  } finally {
    URL.revokeObjectURL(url)
  }
}

function drawCrop(image: HTMLImageElement, kind: PictureKind, view: CropView) {
  const size = { width: image.naturalWidth, height: image.naturalHeight }
  const { left, top, width, height } = cropArea(size, aspectOf(kind), view)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(Math.min(pictureKinds[kind].width, width)))
  canvas.height = Math.max(1, Math.round(canvas.width / aspectOf(kind)))
  const pen = canvas.getContext('2d')
  if (pen) pen.imageSmoothingQuality = 'high'
  pen?.drawImage(image, left, top, width, height, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** Browsers write what they can and PNG where they cannot, as for GIF. */
function toBlob(canvas: HTMLCanvasElement, type: string) {
  return new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty'))), type, 0.9)
  })
}

type Size = { width: number; height: number }

/** What of a picture is shown: how close, and where between its edges (0 to 1 each way). */
export type CropView = { zoom: number; x: number; y: number }

export const wholePicture: CropView = { zoom: 1, x: 0.5, y: 0.5 }
export const MAX_ZOOM = 4

/** The part of the picture that fills a frame of the given aspect; it never leaves the picture. */
export function cropArea(picture: Size, aspect: number, { zoom, x, y }: CropView) {
  const width = Math.min(picture.width, picture.height * aspect) / zoom
  const height = width / aspect

  return { left: x * (picture.width - width), top: y * (picture.height - height), width, height }
}

/** The view after the picture was moved by so many frame widths and heights. */
export function panView(picture: Size, aspect: number, view: CropView, by: { x: number; y: number }) {
  const area = cropArea(picture, aspect, view)

  return {
    zoom: view.zoom,
    x: moved(view.x, by.x * area.width, picture.width - area.width),
    y: moved(view.y, by.y * area.height, picture.height - area.height),
  }
}

function moved(position: number, distance: number, room: number) {
  return room < 1 ? position : Math.min(1, Math.max(0, position - distance / room))
}
