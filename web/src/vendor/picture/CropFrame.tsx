import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { type CropView, cropArea, pullView } from './crop-area.ts'
import type { OpenPicture } from './crop-picture.ts'
import { aspectOf, type PictureKind } from './picture-kinds.ts'

type Props = {
  kind: PictureKind
  opened: OpenPicture
  view: CropView
  onChange: (view: CropView) => void
}

const KEY_STEP = 0.05

/** The cut-out as it will look; one pulls the picture into place by finger, mouse or arrow keys. */
export function CropFrame({ kind, opened: { image, url }, view, onChange }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const aspect = aspectOf(kind)
  const size = { width: image.naturalWidth, height: image.naturalHeight }
  const area = cropArea(size, aspect, view)
  const pull = (x: number, y: number) => onChange(pullView(size, aspect, view, { x, y }))

  const drag = ({ buttons, movementX, movementY }: PointerEvent) => {
    if (buttons && frame.current)
      pull(movementX / frame.current.clientWidth, movementY / frame.current.clientHeight)
  }
  const press = (event: KeyboardEvent) => {
    const step = steps.get(event.key)
    if (!step) return
    event.preventDefault()
    pull(step.x, step.y)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: no element of HTML is a picture that one moves.
    <div
      ref={frame}
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture.
      tabIndex={0}
      aria-label="Drag the picture or press the arrow keys to move it"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
      style={{ aspectRatio: aspect }}
      className="relative w-full max-w-lg cursor-move touch-none overflow-hidden rounded-lg border border-line bg-sunken"
    >
      <img
        src={url}
        alt=""
        draggable={false}
        style={{
          width: `${(size.width / area.width) * 100}%`,
          left: `${(-area.left / area.width) * 100}%`,
          top: `${(-area.top / area.height) * 100}%`,
        }}
        className="pointer-events-none absolute max-w-none select-none"
      />
    </div>
  )
}

const steps = new Map([
  ['ArrowLeft', { x: -KEY_STEP, y: 0 }],
  ['ArrowRight', { x: KEY_STEP, y: 0 }],
  ['ArrowUp', { x: 0, y: -KEY_STEP }],
  ['ArrowDown', { x: 0, y: KEY_STEP }],
])
