import * as words from '@thela/words/dashboard/picture'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { type CropView, cropArea, type OpenPicture, panView } from './crop-picture.ts'
import { aspectOf, type PictureKind } from './picture-kinds.ts'

type Props = {
  kind: PictureKind
  opened: OpenPicture
  view: CropView
  onChange: (view: CropView) => void
}

/** The pointer that holds the picture, and where it was last. */
type Held = Pick<PointerEvent, 'pointerId' | 'clientX' | 'clientY'>

const KEY_STEP = 0.05

/** The crop as it will look; finger, mouse or arrow keys move the picture in it. */
export function CropFrame({ kind, opened: { image, url }, view, onChange }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const held = useRef<Held>(null)
  const aspect = aspectOf(kind)
  const size = { width: image.naturalWidth, height: image.naturalHeight }
  const area = cropArea(size, aspect, view)
  const pan = (x: number, y: number) => onChange(panView(size, aspect, view, { x, y }))

  const grab = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = heldBy(event)
  }
  // Safari has movementX and movementY only from 17 on.
  const drag = (event: PointerEvent) => {
    const last = held.current
    if (!frame.current || last?.pointerId !== event.pointerId) return
    held.current = heldBy(event)
    const { clientWidth, clientHeight } = frame.current
    pan((event.clientX - last.clientX) / clientWidth, (event.clientY - last.clientY) / clientHeight)
  }
  const release = () => {
    held.current = null
  }
  const press = (event: KeyboardEvent) => {
    const step = steps.get(event.key)
    if (!step) return
    event.preventDefault()
    pan(step.x, step.y)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: no element of HTML is a picture that one moves.
    <div
      ref={frame}
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture.
      tabIndex={0}
      aria-label={words.moveIt}
      onPointerDown={grab}
      onPointerMove={drag}
      onLostPointerCapture={release}
      onKeyDown={press}
      // Never so tall that the buttons below leave the screen.
      style={{ aspectRatio: aspect, maxWidth: `${aspect * 45}dvh` }}
      className="relative w-full cursor-move touch-none overflow-hidden rounded-lg border border-line bg-sunken"
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

const heldBy = ({ pointerId, clientX, clientY }: PointerEvent): Held => ({ pointerId, clientX, clientY })

const steps = new Map([
  ['ArrowLeft', { x: -KEY_STEP, y: 0 }],
  ['ArrowRight', { x: KEY_STEP, y: 0 }],
  ['ArrowUp', { x: 0, y: -KEY_STEP }],
  ['ArrowDown', { x: 0, y: KEY_STEP }],
])
