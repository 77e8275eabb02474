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

/** The view after the picture was pulled by so many frame widths and heights. */
export function pullView(picture: Size, aspect: number, view: CropView, by: { x: number; y: number }) {
  const area = cropArea(picture, aspect, view)

  return {
    zoom: view.zoom,
    x: moved(view.x, by.x * area.width, picture.width - area.width),
    y: moved(view.y, by.y * area.height, picture.height - area.height),
  }
}

function moved(place: number, distance: number, room: number) {
  return room < 1 ? place : Math.min(1, Math.max(0, place - distance / room))
}
