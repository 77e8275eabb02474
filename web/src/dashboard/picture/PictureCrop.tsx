import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { CropFrame } from './CropFrame.tsx'
import { MAX_ZOOM, wholePicture } from './crop-area.ts'
import type { OpenPicture } from './crop-picture.ts'
import type { Picture } from './use-picture.ts'

type Props = { label: string; picture: Picture; opened: OpenPicture }

export function PictureCrop({ label, picture, opened }: Props) {
  const [view, setView] = useState(wholePicture)
  const [isCutting, setIsCutting] = useState(false)
  const cut = () => {
    setIsCutting(true)
    picture.crop(opened, view)
  }

  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 font-medium text-ink text-sm">{label}</legend>
      <CropFrame kind={picture.kind} opened={opened} view={view} onChange={setView} />
      <label className="flex min-h-control items-center gap-3 font-medium text-ink-soft text-sm">
        Zoom
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={view.zoom}
          onChange={(event) => setView({ ...view, zoom: Number(event.target.value) })}
          className="h-control min-w-0 flex-1 accent-brand-ink"
        />
      </label>
      <div className="flex flex-wrap gap-2.5">
        <Button busy={isCutting} onClick={cut}>
          Use this picture
        </Button>
        <Button variant="secondary" onClick={picture.cancel}>
          Cancel
        </Button>
      </div>
    </fieldset>
  )
}
