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

/** The pointer that holds the picture, and where it was last. */
type Held = Pick<PointerEvent, 'pointerId' | 'clientX' | 'clientY'>

const KEY_STEP = 0.05

/** The cut-out as it will look; one pulls the picture into place by finger, mouse or arrow keys. */
export function CropFrame({ kind, opened: { image, url }, view, onChange }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const held = useRef<Held>(null)
  const aspect = aspectOf(kind)
  const size = { width: image.naturalWidth, height: image.naturalHeight }
  const area = cropArea(size, aspect, view)
  const pull = (x: number, y: number) => onChange(pullView(size, aspect, view, { x, y }))

  const take = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = heldBy(event)
  }
  // How far a pointer has moved is remembered here, because Safari says it itself only from 17 on.
  const drag = (event: PointerEvent) => {
    const last = held.current
    if (!frame.current || last?.pointerId !== event.pointerId) return
    held.current = heldBy(event)
    const { clientWidth, clientHeight } = frame.current
    pull((event.clientX - last.clientX) / clientWidth, (event.clientY - last.clientY) / clientHeight)
  }
  const letGo = () => {
    held.current = null
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
      onPointerDown={take}
      onPointerMove={drag}
      onLostPointerCapture={letGo}
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

const heldBy = ({ pointerId, clientX, clientY }: PointerEvent): Held => ({ pointerId, clientX, clientY })

const steps = new Map([
  ['ArrowLeft', { x: -KEY_STEP, y: 0 }],
  ['ArrowRight', { x: KEY_STEP, y: 0 }],
  ['ArrowUp', { x: 0, y: -KEY_STEP }],
  ['ArrowDown', { x: 0, y: KEY_STEP }],
])
